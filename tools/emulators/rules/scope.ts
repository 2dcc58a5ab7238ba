import { UnsupportedError } from './errors';
import type { FunctionDeclaration } from './syntax/tree';
import type { Value } from './values/value';

/** The names of a block in the rules, within the scope around it. */
export class Scope {
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    private readonly outer: Scope | null,
    private readonly variables: Map<string, Value>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.#functions = new Map(functions.map((declared) => [declared.name, declared]));
  }

  variable(name: string): Value | undefined {
    return this.variables.has(name) ? this.variables.get(name) : this.outer?.variable(name);
  }

  /** Throws when there is no such variable. */
  known(name: string): Value {
    const value = this.variable(name);
    if (value !== undefined) return value;
    throw new UnsupportedError(`${name} is not known here`);
  }

  /** The declaration of a function, with the scope of its body. */
  function(name: string): { declared: FunctionDeclaration; scope: Scope } | undefined {
    const declared = this.#functions.get(name);
    return declared ? { declared, scope: this } : this.outer?.function(name);
  }

  define(name: string, value: Value): void {
    this.variables.set(name, value);
  }
}
