import { EvaluationError, UnsupportedError } from '../errors';
import { Evaluation } from '../evaluate';
import { Scope } from '../scope';
import { Lexer } from '../syntax/lexer';
import { parseExpression } from '../syntax/parse-expression';
import { UNKNOWN, type Value } from '../values/value';

/** The value of an expression of the rules language, or the kind of error. */
export function outcomeOf(source: string, variables: Record<string, Value> = {}): Value | string {
  const lexer = new Lexer(source);
  const expression = parseExpression(lexer);
  if (lexer.peek().kind !== 'end') lexer.fail('Expected the end');
  try {
    const evaluation = new Evaluation({ readers: new Map(), unsupported: () => undefined });
    const value = evaluation.value(expression, new Scope(null, new Map(Object.entries(variables))));
    return value === UNKNOWN ? 'unknown' : value;
  } catch (error) {
    if (error instanceof UnsupportedError) return 'not supported';
    if (error instanceof EvaluationError) return 'error';
    throw error;
  }
}
