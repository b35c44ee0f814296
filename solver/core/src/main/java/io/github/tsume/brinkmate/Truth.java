package io.github.tsume.brinkmate;

import io.github.tsume.dfpn.Answer;

/** An answer that a limit may leave open. */
enum Truth {
  YES,
  NO,
  OPEN;

  static Truth of(Answer answer) {
    return answer.isProven() ? YES : answer.isDisproven() ? NO : OPEN;
  }
}
