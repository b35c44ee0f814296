package io.github.tsume.app.cli;

import java.util.List;
import java.util.stream.Stream;

/** Fields that somebody might add to a row that cannot have them. */
final class ForeignFields {
  /** No result has them that is complete, and of which nothing is stated. */
  static final List<String> OF_ANY =
      List.of(
          "\"authoredLine\":[\"9i9h\"]",
          "\"authoredLine\":[]",
          "\"unfinished\":[]",
          "\"unfinished\":[\"futile\"]",
          "\"reason\":\"node limit\"",
          "\"stopped\":true",
          "\"stopped\":false",
          "\"keys\":[]",
          "\"rawLength\":3",
          "\"open\":[]",
          "\"agrees\":\"yes\"",
          "\"error\":{\"code\":\"x\",\"message\":\"x\"}");

  /** Nor has one without a mate these. */
  static final List<String> OF_NO_MATE =
      Stream.concat(
              OF_ANY.stream(),
              Stream.of(
                  "\"length\":0",
                  "\"exact\":false",
                  "\"exact\":true",
                  "\"leftover\":{\"G\":1}",
                  "\"mainline\":[]",
                  "\"mainlineText\":\"\"",
                  "\"variations\":[{\"ply\":2,\"move\":\"9i9h\",\"line\":[]}]",
                  "\"tries\":[{\"ply\":1,\"move\":\"9i9h\",\"plies\":3,\"line\":[]}]"))
          .toList();

  private ForeignFields() {}
}
