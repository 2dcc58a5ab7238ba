import { EvaluationError, UnsupportedError } from '../errors';
import { asMap, asString, type FunctionTable, throwTypeError } from './arguments';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections';
import { bytesMethods, stringMethods } from './strings';
import { durationMethods, timestampMethods } from './times';
import {
  Duration,
  isPartlyUnknown,
  LatLng,
  MapDiff,
  PartialMap,
  Path,
  RulesSet,
  RulesTimestamp,
  typeName,
  UNKNOWN,
  type Value,
} from './value';

const EARTH_RADIUS = 6_371_010;

/** `self.name(…)` */
export function callMethod(self: Value, name: string, args: readonly Value[]): Value {
  if (!NAMES.has(name)) throw new UnsupportedError(`The method ${name}() is not known here`);
  // Single entries of a partly unknown map may be known.
  const mayBeKnown = self instanceof PartialMap && name === 'get';
  if ((isPartlyUnknown(self) && !mayBeKnown) || args.some(isPartlyUnknown)) return UNKNOWN;
  return callOf(methodsOf(self), `${typeName(self)}.${name}`, name, args);
}

/** Calls a function of the table. Throws when it takes another number of arguments. */
export function callOf(table: FunctionTable, title: string, name: string, args: readonly Value[]): Value {
  const called = Object.hasOwn(table, name) ? table[name] : undefined;
  if (called?.length === args.length) return called(...args);
  throw new EvaluationError(
    called ? `${title}() takes ${called.length} arguments` : `There is no ${title}()`,
  );
}

function methodsOf(self: Value): FunctionTable {
  if (typeof self === 'string') return stringMethods(self);
  if (Array.isArray(self)) return listMethods(self);
  if (self instanceof Map) return mapMethods(self);
  if (self instanceof RulesSet) return setMethods(self);
  if (self instanceof MapDiff) return mapDiffMethods(self);
  if (self instanceof RulesTimestamp) return timestampMethods(self);
  if (self instanceof Duration) return durationMethods(self);
  if (self instanceof Path) return pathMethods(self);
  if (self instanceof LatLng) return latLngMethods(self);
  return self instanceof Uint8Array ? bytesMethods(self) : {};
}

/** Methods of a path, which may have placeholders: `path('/users/$(id)')`. */
function pathMethods(self: Path): FunctionTable {
  return {
    bind: (values) => {
      const known = asMap(values);
      const bound = self.segments.map((segment) => {
        const name = /^\$\((\w+)\)$/.exec(segment)?.[1];
        return name === undefined ? segment : asString(known.get(name) ?? null);
      });
      return new Path(bound);
    },
  };
}

function latLngMethods(self: LatLng): FunctionTable {
  return {
    latitude: () => self.latitude,
    longitude: () => self.longitude,
    distance: (other) =>
      other instanceof LatLng ? metersBetween(self, other) : throwTypeError('latlng', other),
  };
}

/** The great-circle distance. */
function metersBetween(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const parallels = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = half(a.latitude, b.latitude) + parallels * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}

const ONE_OF_EACH: Value[] = [
  '',
  [],
  new Map(),
  new RulesSet([]),
  new MapDiff(new Map(), new Map()),
  new RulesTimestamp(0n),
  new Duration(0n),
  new Path([]),
  new LatLng(0, 0),
  new Uint8Array(),
];
const NAMES = new Set(ONE_OF_EACH.flatMap((value) => Object.keys(methodsOf(value))));
