import { RulesSyntaxError, sourcePositionOf } from '../errors';

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'mark' | 'end';
  /** The source text. */
  readonly text: string;
  readonly at: number;
}

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const KINDS = [
  ['name', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\w)/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['mark', /&&|\|\||[=!<>]=|[{}()[\].,:;?=<>!+\-*/%]/y],
] as const;

/** Reads rules token by token, and paths, which have no tokens, by patterns. */
export class Lexer {
  #at = 0;
  #next: Token | undefined;

  constructor(readonly source: string) {}

  peek(): Token {
    this.#next ??= this.#read();
    return this.#next;
  }

  next(): Token {
    const token = this.peek();
    this.#next = undefined;
    this.#at = token.at + token.text.length;
    return token;
  }

  /** Consumes the next token if it has this text. */
  accept(text: string): boolean {
    if (this.peek().text !== text) return false;
    this.next();
    return true;
  }

  expect(text: string): Token {
    if (this.peek().text !== text) this.fail(`Expected '${text}'`);
    return this.next();
  }

  name(): string {
    if (this.peek().kind !== 'name') this.fail('Expected a name');
    return this.next().text;
  }

  /** Consumes the text at the current position, without skipping blanks, if it matches the (sticky) pattern. */
  raw(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const text = pattern.exec(this.source)?.[0];
    if (text === undefined) return undefined;
    this.#next = undefined;
    this.#at += text.length;
    return text;
  }

  skipBlank(): void {
    this.#next = undefined;
    this.raw(BLANK);
  }

  /** Throws a `RulesSyntaxError` at the next token, or at the offset. */
  fail(expected: string, at?: number): never {
    const { text, at: next } = at === undefined ? this.peek() : { text: '', at };
    const { line, column } = sourcePositionOf(this.source, next);
    const found = at !== undefined ? '' : text === '' ? ', not the end of the file' : `, not '${text}'`;
    throw new RulesSyntaxError(`${expected}${found}.`, line, column);
  }

  #read(): Token {
    this.raw(BLANK);
    for (const [kind, pattern] of KINDS) {
      pattern.lastIndex = this.#at;
      const text = pattern.exec(this.source)?.[0];
      if (text !== undefined) return { kind, text, at: this.#at };
    }
    if (this.#at >= this.source.length) return { kind: 'end', text: '', at: this.#at };
    return this.fail(`'${this.source[this.#at]}' is not known here`, this.#at);
  }
}
