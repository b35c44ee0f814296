// TeaVM's loader of WebAssembly makes small functions out of texts. A strict policy forbids that, so
// here are the same functions as closures; a text that is not known is refused. To be imported first.

/** What is written as a script in TeaVM's own library and used by ours. */
const SCRIPTS = {
  'return str;': value => value,
  'return typeof obj==\'undefined\';': value => value === undefined,
  'return object.toString();': value => value.toString(),
  'return number.toExponential();': value => value.toExponential(),
  'return +digits;': value => +value,
};

function made(...texts) {
  const body = texts.pop();
  const [first, second] = texts;
  if (texts.length === 0) {
    const name = /^return ([\w$.]+);$/.exec(body)?.[1];
    if (name) {
      return () => name.split('.').reduce((object, part) => object[part], globalThis);
    }
  } else if (body.startsWith('return new Function(')) {
    return (wrap, ...script) => SCRIPTS[script.at(-1)] ?? refuse(script.at(-1));
  } else if (first === 'rethrowJsAsJava' && second === 'fn') {
    return (rethrow, fn, ...values) => guarded(rethrow, () => fn(...values));
  } else if (first === 'rethrowJsAsJava' && second === 'getGlobalName') {
    return (rethrow, global, instance, method, ...values) => guarded(rethrow, () =>
      (instance === null ? global(method)(...values) : instance[method](...values)));
  } else if (first === 'rethrowJsAsJava' && second === 'constructor') {
    return (rethrow, Constructor, ...values) => guarded(rethrow, () => new Constructor(...values));
  } else if (first === 'rethrowJavaAsJs' && body.startsWith('return function(')) {
    const method = body.includes('fn(this');
    return (rethrow, fn) => function (...values) {
      return guarded(rethrow, () => (method ? fn(this, ...values) : fn(...values)));
    };
  } else if (first === 'constructor') {
    return constructor => function (marker, object) {
      return constructor.call(this, marker, object);
    };
  }
  if (/^return \[(p\d+(, )?)*\]$/.test(body)) {
    return (...values) => values;
  }
  return refuse(body);
}

function guarded(rethrow, action) {
  try {
    return action();
  } catch (e) {
    return rethrow(e);
  }
}

function refuse(body) {
  throw new EvalError('no functions from texts: ' + body.slice(0, 200));
}

globalThis.Function = new Proxy(Function, {
  construct: (target, texts) => made(...texts),
  apply: (target, self, texts) => made(...texts),
});
