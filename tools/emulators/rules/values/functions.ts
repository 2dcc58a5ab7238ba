import { createHash } from 'node:crypto';
import { EvaluationError, UnsupportedError } from '../errors';
import { asNumber, asString, type FunctionTable, throwTypeError } from './arguments';
import { callOf } from './methods';
import { int } from './operators';
import { textOf } from './strings';
import { DURATIONS, TIMESTAMPS } from './times';
import { isPartlyUnknown, LatLng, Path, typeName, UNKNOWN, type Value } from './value';

/** Functions of every Firebase product. */
const GLOBALS: FunctionTable = {
  bool: (value) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' || (value !== 'false' && throwInvalid('bool', value));
  },
  int: (value) => {
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return int(BigInt(Math.trunc(value)));
    return typeof value === 'string' && /^-?\d+$/.test(value)
      ? int(BigInt(value))
      : throwInvalid('int', value);
  },
  float: (value) => {
    if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
    const isDecimal = typeof value === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value);
    return isDecimal ? Number(value) : throwInvalid('float', value);
  },
  string: (value) => textOf(value) ?? throwInvalid('string', value),
  path: (value) => new Path(asString(value).split('/').filter(Boolean)),
  debug: (value) => value,
};

const MATH: FunctionTable = {
  abs: (value) => (typeof value === 'bigint' ? int(value < 0n ? -value : value) : Math.abs(asNumber(value))),
  ceil: (value) => whole(Math.ceil(asNumber(value))),
  floor: (value) => whole(Math.floor(asNumber(value))),
  round: (value) => whole(Math.round(asNumber(value))),
  sqrt: (value) => Math.sqrt(asNumber(value)),
  pow: (base, exponent) => asNumber(base) ** asNumber(exponent),
  isInfinite: (value) => Math.abs(asNumber(value)) === Number.POSITIVE_INFINITY,
  isNaN: (value) => Number.isNaN(asNumber(value)),
};

const HASHES: FunctionTable = {
  md5: (value) => hash('md5', value),
  sha256: (value) => hash('sha256', value),
};

const LATLNGS: FunctionTable = {
  value: (latitude, longitude) => new LatLng(asNumber(latitude), asNumber(longitude)),
};

const NAMESPACES = new Map([
  ['math', MATH],
  ['duration', DURATIONS],
  ['timestamp', TIMESTAMPS],
  ['hashing', HASHES],
  ['latlng', LATLNGS],
]);

export const isNamespace = (name: string) => NAMESPACES.has(name);

/** `name(…)`, or `namespace.name(…)`. */
export function callFunction(namespace: string, name: string, args: readonly Value[]): Value {
  const table = namespace === '' ? GLOBALS : (NAMESPACES.get(namespace) ?? {});
  const title = namespace === '' ? name : `${namespace}.${name}`;
  if (!Object.hasOwn(table, name)) throw new UnsupportedError(`The function ${title}() is not known here`);
  return args.some(isPartlyUnknown) ? UNKNOWN : callOf(table, title, name, args);
}

function throwInvalid(type: string, value: Value): never {
  throw new EvaluationError(`This ${typeName(value)} is not a valid ${type}`);
}

function whole(value: number): bigint {
  if (Number.isFinite(value)) return int(BigInt(value));
  throw new EvaluationError('The result is not a 64-bit integer');
}

function hash(algorithm: string, value: Value): Uint8Array {
  if (typeof value !== 'string' && !(value instanceof Uint8Array))
    return throwTypeError('string or bytes', value);
  return createHash(algorithm).update(value).digest();
}
