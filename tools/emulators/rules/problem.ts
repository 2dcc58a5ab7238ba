/** The reason why an expression has no value. `at` is the offset in the rules, once known. */
export class Problem extends Error {
  at: number | undefined;
}

/** The rules use something that this emulator does not support, or that the language does not have. */
export class Unsupported extends Problem {}

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

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, from 1. */
export function placeOf(source: string, at: number): Place {
  const lines = source.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
