import type { Lexer } from './lexer';
import { numberOf, stringOf } from './literals';
import type { Expression } from './tree';

/**
 * Precedence of the operators, all of which are left-associative.
 * Source: https://firebase.google.com/docs/rules/rules-language#operators_and_operator_precedence
 */
const PRECEDENCE = new Map([
  ['||', 2],
  ['&&', 3],
  ...['==', '!='].map((each) => [each, 4] as const),
  ...['in', 'is'].map((each) => [each, 5] as const),
  ...['<', '<=', '>', '>='].map((each) => [each, 6] as const),
  ...['+', '-'].map((each) => [each, 7] as const),
  ...['*', '/', '%'].map((each) => [each, 8] as const),
]);
const CONDITIONAL = 1;
const UNARY = 9;

const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Parses an expression up to the first operator whose precedence is not higher than `least`. */
export function parseExpression(lexer: Lexer, least = 0): Expression {
  let left = parseOperand(lexer);
  for (;;) {
    const { text: operator, at } = lexer.peek();
    const precedence = operator === '?' ? CONDITIONAL : PRECEDENCE.get(operator);
    if (precedence === undefined || precedence <= least) return left;
    lexer.next();
    if (operator === '?') {
      const yes = parseExpression(lexer);
      lexer.expect(':');
      left = { kind: 'conditional', condition: left, yes, no: parseExpression(lexer), at };
    } else if (operator === 'is') {
      left = { kind: 'is', operand: left, type: lexer.name(), at };
    } else {
      left = { kind: 'binary', operator, left, right: parseExpression(lexer, precedence), at };
    }
  }
}

function parseOperand(lexer: Lexer): Expression {
  const { text: operator, at } = lexer.peek();
  if (operator === '!' || operator === '-') {
    lexer.next();
    return { kind: 'unary', operator, operand: parseExpression(lexer, UNARY), at };
  }
  let operand = parsePrimary(lexer);
  for (;;) {
    const { text, at } = lexer.peek();
    if (text === '.') {
      lexer.next();
      const name = lexer.name();
      operand =
        lexer.peek().text === '('
          ? { kind: 'method', of: operand, name, args: parseItems(lexer, '(', ')'), at }
          : { kind: 'member', of: operand, name, at };
    } else if (text === '[') {
      operand = parseIndex(lexer, operand);
    } else {
      return operand;
    }
  }
}

function parseIndex(lexer: Lexer, of: Expression): Expression {
  const { at } = lexer.expect('[');
  const index = parseExpression(lexer);
  const to = lexer.accept(':') ? parseExpression(lexer) : undefined;
  lexer.expect(']');
  return to ? { kind: 'slice', of, from: index, to, at } : { kind: 'index', of, index, at };
}

function parsePrimary(lexer: Lexer): Expression {
  const token = lexer.peek();
  const { at, text } = token;
  if (text === '[') return { kind: 'list', items: parseItems(lexer, '[', ']'), at };
  if (text === '{') return parseMap(lexer);
  if (text === '/') return parsePath(lexer);
  if (text === '(') {
    lexer.next();
    const inner = parseExpression(lexer);
    lexer.expect(')');
    return inner;
  }
  if (token.kind === 'string') {
    return { kind: 'literal', value: stringOf(lexer, lexer.next()), at };
  }
  if (token.kind === 'number') {
    return { kind: 'literal', value: numberOf(lexer, lexer.next()), at };
  }
  if (token.kind !== 'name' || PRECEDENCE.has(text)) lexer.fail('Expected a value');
  const name = lexer.name();
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return { kind: 'literal', value: constant, at };
  if (lexer.peek().text !== '(') return { kind: 'name', name, at };
  return { kind: 'call', name, args: parseItems(lexer, '(', ')'), at };
}

function parseItems(lexer: Lexer, open: string, close: string): Expression[] {
  lexer.expect(open);
  const items: Expression[] = [];
  while (!lexer.accept(close)) {
    items.push(parseExpression(lexer));
    if (lexer.peek().text !== close) lexer.expect(',');
  }
  return items;
}

function parseMap(lexer: Lexer): Expression {
  const { at } = lexer.expect('{');
  const entries: [Expression, Expression][] = [];
  while (!lexer.accept('}')) {
    const key = parseExpression(lexer);
    lexer.expect(':');
    entries.push([key, parseExpression(lexer)]);
    if (lexer.peek().text !== '}') lexer.expect(',');
  }
  return { kind: 'map', entries, at };
}

/** Such as `/databases/$(database)/documents/users/x`. */
function parsePath(lexer: Lexer): Expression {
  const { at } = lexer.expect('/');
  const segments: (string | Expression)[] = [];
  do {
    if (lexer.raw(/\$\(/y)) {
      segments.push(parseExpression(lexer));
      lexer.expect(')');
    } else {
      segments.push(lexer.raw(/\(default\)|[\w.~%@+-]+/y) ?? lexer.fail('Expected a segment of a path', at));
    }
  } while (lexer.raw(/\//y));
  return { kind: 'path', segments, at };
}
