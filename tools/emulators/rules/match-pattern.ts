import type { PatternSegment } from './syntax/tree';
import { Path, UNKNOWN, type Value } from './values/value';

/** Any number of segments that are not known, as above the collections of a collection group. */
export const ANY_DEPTH = Object.freeze({ isAnyDepth: true });

/** A segment of the path that is asked for; `UNKNOWN` for the document of a query. */
export type Segment = string | typeof UNKNOWN | typeof ANY_DEPTH;

interface Matched {
  readonly variables: Map<string, Value>;
  /** What is left of the path for the matches within. */
  readonly rest: readonly Segment[];
}

/**
 * The ways in which a pattern covers the beginning of a path, whatever its unknown segments are. `{x=**}` takes any
 * number of segments, and before version 2 at least one, and none of a collection group.
 */
export function* matchPattern(
  pattern: readonly PatternSegment[],
  path: readonly Segment[],
  version: 1 | 2,
): Generator<Matched> {
  const [first, ...others] = pattern;
  if (first === undefined) {
    yield { variables: new Map(), rest: path };
    return;
  }
  const [segment, ...rest] = path;
  if (typeof first === 'string') {
    if (segment === first) yield* matchPattern(others, rest, version);
  } else if (!first.deep) {
    if (segment === undefined || isAnyDepth(segment)) return;
    for (const matched of matchPattern(others, rest, version)) yield bind(matched, first.name, segment);
  } else {
    for (let length = version === 1 ? 1 : 0; length <= path.length; length++) {
      const taken = path.slice(0, length);
      if (version === 1 && taken.some(isAnyDepth)) return;
      for (const matched of matchPattern(others, path.slice(length), version)) {
        yield bind(matched, first.name, toPath(taken));
      }
    }
  }
}

const isAnyDepth = (segment: Segment): segment is typeof ANY_DEPTH => segment === ANY_DEPTH;

function bind({ variables, rest }: Matched, name: string, value: Value): Matched {
  return { variables: new Map([...variables, [name, value]]), rest };
}

function toPath(segments: readonly Segment[]): Value {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new Path(known) : UNKNOWN;
}
