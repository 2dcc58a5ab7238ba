import type { PatternSegment } from './syntax/tree';
import { Path, UNKNOWN, type Value } from './values/value';

/** Any number of unknown segments, as above the collections of a collection group. */
export const ANY_DEPTH = Object.freeze({ isAnyDepth: true });

/** A segment of the requested path; `UNKNOWN` for the document of a query. */
export type Segment = string | typeof UNKNOWN | typeof ANY_DEPTH;

interface Matched {
  readonly variables: Map<string, Value>;
  /** The remaining path, for nested matches. */
  readonly rest: readonly Segment[];
}

/**
 * Yields each way in which a pattern matches the start of a path, for any value of the unknown segments. `{x=**}` matches
 * any number of segments; in version 1 it matches at least one, and no collection group.
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
      const matchedSegments = path.slice(0, length);
      if (version === 1 && matchedSegments.some(isAnyDepth)) return;
      for (const matched of matchPattern(others, path.slice(length), version)) {
        yield bind(matched, first.name, toPath(matchedSegments));
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
