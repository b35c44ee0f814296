package io.github.tsume.app.cli.print;

import io.github.tsume.app.judge.JudgementJson.JudgedGame;
import io.github.tsume.board.Move;
import io.github.tsume.judge.Declaration;
import io.github.tsume.judge.Ending;
import io.github.tsume.judge.Ruling;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Color;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A printer of how a game ends, whether its record agrees, and the points. */
public record JudgePrinter(Messages messages, MoveStyle notation) {
  private static final String INDENT = "  ";

  public String text(JudgedGame game, boolean many) {
    StringBuilder text = new StringBuilder();
    head(text, game.problem(), many);
    Ruling judgement = game.judgement();
    Ending ending = judgement.ending();
    if (ending == null) {
      undecided(text, game);
    } else {
      line(text, "judge.ended", ending.ply(), reason(ending, game), result(ending.result()));
      if (ending instanceof Ending.Declared declared) {
        conditions(text, declared.declaration());
      }
      if (judgement.movesAfter() > 0) {
        line(text, "judge.goes-on", judgement.movesAfter());
      }
    }
    recorded(text, game);
    if (game.shown() != null) {
      text.append(new PointsTable(messages).text(game.shown(), game.options()));
    }
    return text.append(many ? "\n" : "").toString();
  }

  private void line(StringBuilder text, String key, Object... arguments) {
    text.append(words(key, arguments)).append('\n');
  }

  /** A message whose numbers are written without separators. */
  private String words(String key, Object... arguments) {
    Object[] texts = new Object[arguments.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = String.valueOf(arguments[i]);
    }
    return messages.get(key, texts);
  }

  private static void head(StringBuilder text, Problem problem, boolean many) {
    if (many) {
      text.append(Columns.plain(problem.id()));
    }
    if (problem.title() != null) {
      text.append(text.length() == 0 ? "" : INDENT).append(Columns.plain(problem.title()));
    }
    text.append(text.length() > 0 ? "\n" : "");
  }

  private void undecided(StringBuilder text, JudgedGame game) {
    Ruling.State state = game.judgement().state();
    line(
        text,
        "judge.undecided",
        state.ply(),
        side(state.position().sideToMove()),
        state.legalMoves(),
        words(state.position().inCheck() ? "judge.in-check" : "judge.not-in-check"));
    if (state.occurrences().size() > 1) {
      line(text, "judge.occurs", state.occurrences().size(), plies(state.occurrences()));
    }
    if (state.checksInARow() > 1) {
      Color checker = state.position().sideToMove().opponent();
      line(text, "judge.checks", side(checker), state.checksInARow());
    }
    if (game.options().moveLimit() > 0) {
      line(text, "judge.moves", state.gamePly(), game.options().moveLimit());
    }
  }

  private void recorded(StringBuilder text, JudgedGame game) {
    Ruling judgement = game.judgement();
    Special mark = judgement.mark();
    if (mark == null) {
      return;
    }
    String name =
        messages.getOrElse("judge.mark." + mark.kind().name(), Columns.plain(mark.japanese()));
    GameResult claimed = judgement.markResult();
    String what = claimed == null ? name : words("judge.mark", name, result(claimed));
    if (judgement.mismatch() != null) {
      String why = words("judge.mismatch." + judgement.mismatch().code());
      line(text, "judge.disagrees", what, why);
    } else {
      String says = judgement.isFaultMissing() ? "judge.not-shown" : "judge.says";
      line(text, judgement.ending() == null ? says : "judge.agrees", what);
    }
  }

  private String reason(Ending ending, JudgedGame game) {
    String rules = game.judgement().state().position().rules().name();
    if (ending instanceof Ending.Illegal illegal) {
      String faults =
          illegal.faults().stream()
              .map(fault -> messages.variant("judge.fault." + fault.code(), rules))
              .collect(Collectors.joining(messages.get("list.separator")));
      return words("judge.illegal", move(game, illegal), faults);
    } else if (ending instanceof Ending.Repetition repetition) {
      String plies = plies(repetition.plies());
      Color loser = repetition.loser();
      if (loser == null) {
        return words("judge.repetition", plies);
      }
      return repetition.perpetual()
          ? words("judge.perpetual-check", plies, side(loser))
          : words("judge.repetition.loses", plies, side(loser), effect(game));
    } else if (ending instanceof Ending.MoveLimit limit) {
      return words("judge.move-limit", limit.limit());
    } else if (ending instanceof Ending.Won won) {
      return words("judge." + won.code(), side(won.winner()));
    } else if (ending instanceof Ending.Declared declared) {
      String outcome = words("judge.declares." + declared.declaration().outcome().code());
      return words("judge.declares", side(declared.by()), outcome);
    } else if (ending instanceof Ending.Counted counted) {
      return words("judge.counted", counted.black(), counted.white());
    }
    return words("judge." + ending.code());
  }

  private String effect(JudgedGame game) {
    return words("judge.effect." + game.options().repetition().effect().name());
  }

  private void conditions(StringBuilder text, Declaration declaration) {
    for (Declaration.Condition condition : declaration.conditions()) {
      String key = "judge.condition." + condition.requirement().code();
      String met = words(condition.isMet() ? "judge.met" : "judge.failed");
      text.append(INDENT).append(words(key, condition.has(), condition.needs()));
      text.append(messages.get("verdict.separator")).append(met).append('\n');
    }
  }

  /** The illegal move as people write it. */
  private String move(JudgedGame game, Ending.Illegal illegal) {
    Replay replay = Replay.of(game.start());
    int previous = Move.NONE;
    for (int move : game.problem().tree().moves()) {
      if (replay.ply() - game.start().ply() == illegal.ply() - 1) {
        break;
      }
      replay.play(move);
      previous = move;
    }
    return switch (notation) {
      case USI -> Move.toUsi(illegal.move(), replay.rules());
      case JA -> JapaneseNotation.text(replay, illegal.move(), previous);
      case WESTERN -> WesternNotation.text(replay, illegal.move());
    };
  }

  private String plies(List<Integer> plies) {
    return plies.stream()
        .map(String::valueOf)
        .collect(Collectors.joining(messages.get("judge.and")));
  }

  private String side(Color color) {
    return words("judge.side." + color.side());
  }

  private String result(@Nullable GameResult result) {
    return words("judge.result." + (result == null ? "undecided" : result.code()));
  }
}
