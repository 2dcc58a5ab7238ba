/** The reason why an expression has no value. `at` is the offset in the rules, once known. */
export class EvaluationError extends Error {
  at: number | undefined;
}

/** The rules use something that this emulator does not support, or that the language does not have. */
export class UnsupportedError extends EvaluationError {}

/** The rules cannot be parsed. Lines and columns count from 1. */
export class RulesSyntaxError extends Error {
  constructor(
    readonly description: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`L${line}:${column} ${description}`);
  }
}

interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, from 1. */
export function sourcePositionOf(source: string, at: number): SourcePosition {
  const lines = source.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
