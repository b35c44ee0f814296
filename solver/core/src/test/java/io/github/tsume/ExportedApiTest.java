package io.github.tsume;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Streams;
import io.github.tsume.verdict.DefectClass;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the library shows to others, as a text that is committed: whoever changes it sees that, and
 * so does who reads the change. There is no released version yet with which it could be compared.
 */
class ExportedApiTest {
  private static final Path CLASSES = Path.of("target/classes");
  private static final Path SNAPSHOT = Path.of("src/test/resources/io/github/tsume/api.txt");
  private static final String RENEW =
      "what others see of the library has changed; if that is meant: mvn -pl solver/core test"
          + " -Dtest=ExportedApiTest -Dapi.renew=true";
  private static final Pattern OURS =
      Pattern.compile("io\\.github\\.tsume(\\.[a-z]+)*(?=\\.[A-Z])");

  /** Notations of moves have methods for the inside, too, which take its positions. */
  private static final Set<String> FOR_INSIDE = Set.of("io.github.tsume.board.position");

  private static Set<String> exported() throws IOException {
    try (InputStream in = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(each -> !each.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static List<Class<?>> types(String name) throws IOException, ClassNotFoundException {
    List<Class<?>> types = new ArrayList<>();
    try (Stream<Path> files = Files.list(CLASSES.resolve(name.replace('.', '/')))) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
              .map(file -> name + "." + file.substring(0, file.length() - ".class".length()))
              .sorted()
              .toList();
      for (String each : names) {
        Class<?> type = Class.forName(each, false, ExportedApiTest.class.getClassLoader());
        if (isShown(type)) {
          types.add(type);
        }
      }
    }
    return types;
  }

  private static boolean isShown(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return Modifier.isPublic(type.getModifiers())
        && !type.isAnonymousClass()
        && (outer == null || isShown(outer));
  }

  private static boolean isShown(Member member) {
    int modifiers = member.getModifiers();
    return !member.isSynthetic()
        && (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers));
  }

  /** What is shown of a type; the classes of defects are listed in the schema, which has a test. */
  private static List<String> members(Class<?> type) {
    return Streams.concat(
            Arrays.stream(type.getDeclaredConstructors())
                .filter(ExportedApiTest::isShown)
                .map(Constructor::toGenericString),
            Arrays.stream(type.getDeclaredMethods())
                .filter(ExportedApiTest::isShown)
                .map(Method::toGenericString),
            Arrays.stream(type.getDeclaredFields())
                .filter(ExportedApiTest::isShown)
                .filter(field -> !(type == DefectClass.class && field.isEnumConstant()))
                .map(Field::toGenericString))
        .map(line -> "  " + line)
        .sorted()
        .toList();
  }

  private static List<String> api() throws IOException, ClassNotFoundException {
    List<String> lines = new ArrayList<>();
    for (String name : exported()) {
      for (Class<?> type : types(name)) {
        lines.add(type.toGenericString());
        lines.addAll(members(type));
      }
    }
    return lines;
  }

  @Test
  void what_others_see_changes_only_on_purpose() throws Exception {
    List<String> api = api();
    if (Boolean.getBoolean("api.renew")) {
      Files.write(SNAPSHOT, api, UTF_8);
    }
    assertThat(api).as(RENEW).isEqualTo(Files.readAllLines(SNAPSHOT, UTF_8));
  }

  @Test
  void nothing_that_the_search_needs_for_itself_is_shown() throws Exception {
    assertThat(String.join("\n", api()))
        .doesNotContain("scratch", "Scratch", "boardKey", "TranspositionTable");
  }

  @Test
  void whoever_is_shown_a_method_can_name_its_types() throws Exception {
    Set<String> exported = exported();
    Set<String> hidden = new TreeSet<>();
    for (String line : api()) {
      Matcher names = OURS.matcher(line);
      while (names.find()) {
        if (!exported.contains(names.group()) && !FOR_INSIDE.contains(names.group())) {
          hidden.add(line);
        }
      }
    }
    assertThat(hidden).isEmpty();
  }
}
