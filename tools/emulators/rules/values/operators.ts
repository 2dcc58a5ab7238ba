import { EvaluationError, UnsupportedError } from '../errors';
import {
  Duration,
  equals,
  isPartlyUnknown,
  PartialMap,
  RulesSet,
  RulesTimestamp,
  typeName,
  UNKNOWN,
  type Value,
} from './value';

const TYPES = new Set(
  'bool bytes duration float int latlng list map null number path set string timestamp'.split(' '),
);

/** The result of an operator other than `&&` and `||`. */
export function operate(operator: string, left: Value, right: Value): Value {
  if (operator === '==') return equality(left, right);
  if (operator === '!=') return negate(equality(left, right));
  if (operator === 'in') return contains(right, left);
  if (isPartlyUnknown(left) || isPartlyUnknown(right)) return UNKNOWN;
  const result = isOrder(operator) ? compare(operator, left, right) : calculate(operator, left, right);
  if (result !== undefined) return result;
  throw new EvaluationError(`${typeName(left)} ${operator} ${typeName(right)} has no meaning`);
}

/** `value is type` */
export function isOfType(value: Value, type: string): Value {
  if (!TYPES.has(type)) throw new UnsupportedError(`The type ${type} is not known here`);
  if (value === UNKNOWN) return UNKNOWN;
  const name = typeName(value);
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}

/** `!` */
export function negate(value: Value): Value {
  if (isPartlyUnknown(value)) return UNKNOWN;
  if (typeof value === 'boolean') return !value;
  throw new EvaluationError(`!${typeName(value)} has no meaning`);
}

/** Unary `-`. */
export function minus(value: Value): Value {
  if (isPartlyUnknown(value)) return UNKNOWN;
  if (typeof value === 'bigint') return int(-value);
  if (typeof value === 'number') return -value;
  throw new EvaluationError(`-${typeName(value)} has no meaning`);
}

/** Throws for an integer of more than 64 bits. */
export function int(value: bigint): bigint {
  if (BigInt.asIntN(64, value) === value) return value;
  throw new EvaluationError('The result is not a 64-bit integer');
}

function equality(left: Value, right: Value): Value {
  if (left === UNKNOWN || right === UNKNOWN) return UNKNOWN;
  if (!isPartlyUnknown(left) && !isPartlyUnknown(right)) return equals(left, right);
  return typeName(left) === typeName(right) ? UNKNOWN : false;
}

function contains(container: Value, value: Value): Value {
  if (container instanceof PartialMap && typeof value === 'string') return container.has(value) || UNKNOWN;
  if (isPartlyUnknown(container) || isPartlyUnknown(value)) return UNKNOWN;
  if (Array.isArray(container)) return container.some((item) => equals(item, value));
  if (container instanceof RulesSet) return container.has(value);
  if (container instanceof Map && typeof value === 'string') return container.has(value);
  throw new EvaluationError(`${typeName(value)} in ${typeName(container)} has no meaning`);
}

const isOrder = (operator: string) => operator.startsWith('<') || operator.startsWith('>');

function compare(operator: string, left: Value, right: Value): boolean | undefined {
  if (isNumber(left) && isNumber(right)) return isOrdered(operator, left, right);
  if (typeof left === 'string' && typeof right === 'string') return isOrdered(operator, left, right);
  const times =
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof Duration && right instanceof Duration);
  return times ? isOrdered(operator, left.nanos, right.nanos) : undefined;
}

type Ordered = string | bigint | number;

function isOrdered(operator: string, left: Ordered, right: Ordered): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

const isNumber = (value: Value) => typeof value === 'bigint' || typeof value === 'number';

function calculate(operator: string, left: Value, right: Value): Value | undefined {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int(withInts(operator, left, right));
  if (isNumber(left) && isNumber(right)) return withFloats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  return withTimes(operator, left, right);
}

function withInts(operator: string, left: bigint, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0n) throw new EvaluationError('Division by zero');
  return operator === '/' ? left / right : left % right;
}

function withFloats(operator: string, left: number, right: number): number | undefined {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : undefined;
}

function withTimes(operator: string, left: Value, right: Value): Value | undefined {
  const sign = operator === '+' ? 1n : operator === '-' ? -1n : 0n;
  if (sign === 0n) return undefined;
  if (right instanceof Duration) {
    if (left instanceof RulesTimestamp) return new RulesTimestamp(left.nanos + sign * right.nanos);
    if (left instanceof Duration) return new Duration(left.nanos + sign * right.nanos);
  }
  if (sign < 0n && left instanceof RulesTimestamp && right instanceof RulesTimestamp) {
    return new Duration(left.nanos - right.nanos);
  }
  if (sign > 0n && left instanceof Duration && right instanceof RulesTimestamp) {
    return new RulesTimestamp(right.nanos + left.nanos);
  }
  return undefined;
}
