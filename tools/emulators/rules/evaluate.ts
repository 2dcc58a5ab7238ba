import { EvaluationError, UnsupportedError } from './errors';
import { Scope } from './scope';
import type { Expression } from './syntax/tree';
import { ifKnown, toMap, toPath } from './values/composites';
import { callFunction, isNamespace } from './values/functions';
import { callMethod } from './values/methods';
import { isOfType, minus, negate, operate } from './values/operators';
import { itemOf, memberOf, sliceOf } from './values/parts';
import { isPartlyUnknown, Path, typeName, UNKNOWN, type Value } from './values/value';

export interface EvaluationContext {
  /** Functions that read the database, by name. */
  readonly readers: ReadonlyMap<string, (path: Path) => Value>;
  /** Called for a part of the language that this emulator does not support. */
  readonly unsupported: (problem: UnsupportedError) => void;
}

/** Source: https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_DEPTH = 20;
const MAX_EXPRESSIONS = 1000;

/** Evaluates expressions. Throws an `EvaluationError` for an expression without a value. */
export class Evaluation {
  #depth = 0;
  #expressions = 0;

  constructor(private readonly context: EvaluationContext) {}

  value(expression: Expression, scope: Scope): Value {
    try {
      return this.#value(expression, scope);
    } catch (error) {
      if (error instanceof EvaluationError && error.at === undefined) {
        error.at = expression.at;
        if (error instanceof UnsupportedError) this.context.unsupported(error);
      }
      throw error;
    }
  }

  #value(expression: Expression, scope: Scope): Value {
    if (++this.#expressions > MAX_EXPRESSIONS)
      throw new EvaluationError(`More than ${MAX_EXPRESSIONS} expressions`);
    const read = (each: Expression) => this.value(each, scope);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'name':
        return scope.known(expression.name);
      case 'list':
        return ifKnown(expression.items.map(read), (items) => [...items]);
      case 'map':
        return ifKnown(expression.entries.flat().map(read), toMap);
      case 'path':
        return ifKnown(
          expression.segments.map((each) => (typeof each === 'string' ? each : read(each))),
          toPath,
        );
      case 'member':
        return memberOf(read(expression.of), expression.name);
      case 'index':
        return itemOf(read(expression.of), read(expression.index));
      case 'slice':
        return sliceOf(read(expression.of), read(expression.from), read(expression.to));
      case 'unary':
        return (expression.operator === '!' ? negate : minus)(read(expression.operand));
      case 'is':
        return isOfType(read(expression.operand), expression.type);
      case 'conditional': {
        const condition = this.#attempt(expression.condition, scope);
        if (condition instanceof EvaluationError) throw condition;
        return condition === UNKNOWN ? UNKNOWN : read(condition ? expression.yes : expression.no);
      }
      case 'binary': {
        const { operator, left, right } = expression;
        if (operator === '&&') return this.#logical(false, left, right, scope);
        if (operator === '||') return this.#logical(true, left, right, scope);
        return operate(operator, read(left), read(right));
      }
      case 'call':
        return this.#call(expression.name, expression.args.map(read), scope);
      case 'method': {
        const { of, name, args } = expression;
        const isFunction = of.kind === 'name' && scope.variable(of.name) === undefined;
        if (!isFunction) return callMethod(read(of), name, args.map(read));
        return this.#callIn(of.name, name, args.map(read));
      }
    }
  }

  /** One side may decide the result even when the other has no value. */
  #logical(decisive: boolean, left: Expression, right: Expression, scope: Scope): Value {
    const first = this.#attempt(left, scope);
    if (first === decisive) return decisive;
    const second = this.#attempt(right, scope);
    if (second === decisive) return decisive;
    for (const each of [first, second]) if (each instanceof EvaluationError) throw each;
    return first === UNKNOWN || second === UNKNOWN ? UNKNOWN : !decisive;
  }

  #attempt(expression: Expression, scope: Scope): boolean | typeof UNKNOWN | EvaluationError {
    try {
      const value = this.value(expression, scope);
      if (typeof value === 'boolean') return value;
      if (isPartlyUnknown(value)) return UNKNOWN;
      return Object.assign(new EvaluationError(`Expected bool, not ${typeName(value)}`), {
        at: expression.at,
      });
    } catch (error) {
      if (error instanceof EvaluationError) return error;
      throw error;
    }
  }

  #call(name: string, args: Value[], scope: Scope): Value {
    const found = scope.function(name);
    if (!found) {
      const read = this.#read(name, args);
      return read === undefined ? callFunction('', name, args) : read;
    }
    const { parameters, lets, result } = found.declared;
    if (parameters.length !== args.length)
      throw new EvaluationError(`${name}() takes ${parameters.length} arguments`);
    if (this.#depth === MAX_DEPTH)
      throw new EvaluationError(`More than ${MAX_DEPTH} calls within each other`);
    const inner = new Scope(found.scope, new Map(parameters.map((each, at) => [each, args[at] ?? null])));
    this.#depth++;
    try {
      for (const { name: variable, value } of lets) inner.define(variable, this.value(value, inner));
      return this.value(result, inner);
    } finally {
      this.#depth--;
    }
  }

  #callIn(namespace: string, name: string, args: Value[]): Value {
    const read = this.#read(`${namespace}.${name}`, args);
    if (read !== undefined) return read;
    if (!isNamespace(namespace)) throw new UnsupportedError(`${namespace} is not known here`);
    return callFunction(namespace, name, args);
  }

  /** `undefined` when the function does not read the database. */
  #read(name: string, args: Value[]): Value | undefined {
    const reader = this.context.readers.get(name);
    if (!reader) return undefined;
    const [path] = args;
    if (path === UNKNOWN) return UNKNOWN;
    if (path instanceof Path && args.length === 1) return reader(path);
    throw new EvaluationError(`${name}() takes a path`);
  }
}
