/** Why an expression has no value. `at` is an offset in the rules, once it is known. */
export class Problem extends Error {
  at: number | undefined;
}

/** Something of the rules language, or not even that, which is not known here. */
export class Unsupported extends Problem {}

/** Why a file of rules is refused; counts lines and columns from 1. */
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

/** Line and column, from 1, of an offset. */
export function placeOf(source: string, at: number): Place {
  const lines = source.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
