import { EvaluationError, sourcePositionOf } from './errors';
import { Evaluation, type EvaluationContext } from './evaluate';
import { matchPattern, type Segment } from './match-pattern';
import { Scope } from './scope';
import { parseRules } from './syntax/parse-rules';
import type { Allow, Match, Method, Rules } from './syntax/tree';
import type { Path, Value } from './values/value';

export interface RulesRequest {
  readonly service: string;
  readonly method: Method;
  /** From the root, as `/databases/(default)/documents/…`. */
  readonly path: readonly Segment[];
  readonly request: Value;
  readonly resource: Value;
  /** Functions that read the database, by name. */
  readonly readers: ReadonlyMap<string, (path: Path) => Value>;
}

interface Decision {
  readonly allowed: boolean;
  /** Why each rule for the path and method does not allow the request. */
  readonly reasons: readonly string[];
}

/** A parsed rules file. */
export class Ruleset {
  readonly #rules: Rules;
  readonly #warnings = new Set<string>();

  /** Throws a `RulesSyntaxError`. Calls `warn` once for each position with something unsupported. */
  constructor(
    private readonly source: string,
    private readonly warn: (message: string) => void,
  ) {
    this.#rules = parseRules(source);
  }

  get version(): 1 | 2 {
    return this.#rules.version;
  }

  /** Allows a request when at least one rule allows it for any value of its unknown parts. */
  evaluate(rulesRequest: RulesRequest): Decision {
    const { service, path, request, resource, readers } = rulesRequest;
    const unsupported: EvaluationContext['unsupported'] = (problem) => this.#warnOnce(problem);
    const evaluation = new Evaluation({ readers, unsupported });
    const globals = new Map<string, Value>([
      ['request', request],
      ['resource', resource],
    ]);
    const root = new Scope(null, globals, this.#rules.functions);
    const reasons: string[] = [];
    for (const { name, functions, matches } of this.#rules.services) {
      if (name !== service) continue;
      const scope = new Scope(root, new Map(), functions);
      for (const [allow, inner] of this.#allowsFor(matches, path, scope)) {
        if (!allow.methods.includes(rulesRequest.method)) continue;
        const reason = this.#reasonToDeny(allow, inner, evaluation);
        if (reason === undefined) return { allowed: true, reasons: [] };
        reasons.push(reason);
      }
    }
    return { allowed: false, reasons };
  }

  *#allowsFor(matches: readonly Match[], path: readonly Segment[], scope: Scope): Generator<[Allow, Scope]> {
    for (const match of matches) {
      for (const { variables, rest } of matchPattern(match.pattern, path, this.version)) {
        const inner = new Scope(scope, variables, match.functions);
        if (rest.length === 0) for (const allow of match.allows) yield [allow, inner];
        yield* this.#allowsFor(match.matches, rest, inner);
      }
    }
  }

  /** `undefined` when the rule allows the request. */
  #reasonToDeny({ condition, at }: Allow, scope: Scope, evaluation: Evaluation): string | undefined {
    if (condition === null) return undefined;
    try {
      const value = evaluation.value(condition, scope);
      return value === true ? undefined : `${this.#place(at)} ${value === false ? 'false' : 'unknown'}`;
    } catch (error) {
      if (error instanceof EvaluationError) return `${this.#place(error.at ?? at)} ${error.message}`;
      throw error;
    }
  }

  #warnOnce(problem: EvaluationError): void {
    const message = `${this.#place(problem.at ?? 0)} ${problem.message}, so access is denied.`;
    if (this.#warnings.has(message)) return;
    this.#warnings.add(message);
    this.warn(message);
  }

  #place(at: number): string {
    const { line, column } = sourcePositionOf(this.source, at);
    return `L${line}:${column}`;
  }
}
