package io.github.tsume.growth;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Loads the classes of the program once more, so that they count their {@link Steps}. */
final class CountingLoader extends ClassLoader {
  private static final String OURS = "io.github.tsume.";
  private static final String TEXT = ")Ljava/lang/String;";
  private static final String STEPS = "io/github/tsume/growth/Steps";

  /** Methods of the Java library that look at a whole text: {@link Steps} has their twins. */
  private static final Map<String, Set<String>> TWINS =
      Map.of(
          "java/lang/String", twins("(Ljava/lang/String;"),
          "java/util/regex/Pattern", Set.of("matcher(Ljava/lang/CharSequence;)"),
          "java/util/List", Set.of("contains(Ljava/lang/Object;)"));

  CountingLoader(ClassLoader parent) {
    super(parent);
  }

  private static Set<String> twins(String first) {
    return Arrays.stream(Steps.class.getDeclaredMethods())
        .map(method -> method.getName() + descriptor(method.getParameterTypes()))
        .filter(twin -> twin.contains(first))
        .map(twin -> twin.replace(first, "("))
        .collect(Collectors.toSet());
  }

  private static String descriptor(Class<?>... types) {
    return Arrays.stream(types)
        .map(Class::descriptorString)
        .collect(Collectors.joining("", "(", ")"));
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(OURS) || name.startsWith(Steps.class.getName())) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : counting(name);
    }
  }

  private Class<?> counting(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      ClassReader reader = new ClassReader(in);
      ClassWriter writer = new ClassWriter(reader, 0);
      reader.accept(new Counted(writer), 0);
      byte[] bytes = writer.toByteArray();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Counted extends ClassVisitor {
    Counted(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new MethodVisitor(Opcodes.ASM9, next) {
        @Override
        public void visitCode() {
          super.visitCode();
          step();
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
          step();
          super.visitJumpInsn(opcode, label);
        }

        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String type, boolean isInterface) {
          String parameters = called + type.substring(0, type.indexOf(')') + 1);
          boolean isTwin = TWINS.getOrDefault(owner, Set.of()).contains(parameters);
          if (isTwin && opcode != Opcodes.INVOKESTATIC) {
            String twin = "(L" + owner + ";" + type.substring(1);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, called, twin, false);
          } else {
            super.visitMethodInsn(opcode, owner, called, type, isInterface);
          }
          if (owner.startsWith("java/") && type.endsWith(TEXT)) {
            made();
          }
        }

        @Override
        public void visitInvokeDynamicInsn(
            String called, String type, Handle maker, Object... arguments) {
          super.visitInvokeDynamicInsn(called, type, maker, arguments);
          if (type.endsWith(TEXT)) {
            made(); // parts put together with "+"
          }
        }

        private void made() {
          String type = "(Ljava/lang/String;)Ljava/lang/String;";
          super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "made", type, false);
        }

        private void step() {
          super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "step", "()V", false);
        }
      };
    }
  }
}
