import { status } from '@grpc/grpc-js';
import { ANY_DEPTH, type Segment } from '../../rules/match-pattern';
import { requestOf } from '../../rules/request';
import type { Ruleset, RulesRequest } from '../../rules/ruleset';
import type { Method } from '../../rules/syntax/tree';
import { timestampFromMillis } from '../../rules/values/times';
import { PartialMap, Path, type RulesTimestamp, UNKNOWN, type Value } from '../../rules/values/value';
import { afterWrite, targetOf, type Write } from './after-write';
import { documentReaders, resourceOf } from './document-readers';
import { constraintsOfQuery, type Filter } from './query-constraints';
import { type Fields, pathOfName } from './wire-value';

/** The parts of a query that the rules read. */
export interface RulesQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  limit?: { value?: number };
  offset?: number;
}

interface Sources {
  /** `null` when there are none, or they are broken. */
  readonly ruleset: () => Ruleset | null;
  /** The document at a path in the database; `null` when missing. */
  readonly read: (path: string) => Fields | null;
  readonly now: () => number;
}

type RequestToCheck = Pick<RulesRequest, 'method' | 'path' | 'resource' | 'readers'> & {
  readonly time: RulesTimestamp;
  readonly request?: { readonly resource?: Value; readonly query?: Value };
};

/** One caller's access under the rules. Each method throws PERMISSION_DENIED unless they allow the request. */
export class Gate {
  constructor(
    private readonly sources: Sources,
    /** `request.auth` */
    private readonly auth: Value,
  ) {}

  /** `name` is the full resource name of a document. */
  get(name: string): void {
    const { read } = this.sources;
    const path = pathOfName(name);
    const resource = resourceOf(path, read(pathInDatabase(path)));
    const readers = documentReaders(read, read);
    this.#check({ method: 'get', path: path.segments, resource, readers, time: this.#now() });
  }

  /** A query is allowed if the rules allow every document that it could return. */
  list(parent: string, { from = [], where, limit, offset }: RulesQuery): void {
    if (from.length > 1) deny('The query has several collections.');
    const query = new Map<string, Value>();
    if (limit?.value !== undefined) query.set('limit', BigInt(limit.value));
    if (offset !== undefined) query.set('offset', BigInt(offset));
    const path = pathOfQuery(parent, from);
    const readers = documentReaders(this.sources.read, this.sources.read);
    const alternatives = constraintsOfQuery(where);
    if (alternatives.length === 0) deny('The query has no alternatives.');
    for (const data of alternatives) {
      const resource = new PartialMap([['data', data]]);
      this.#check({ method: 'list', path, resource, readers, time: this.#now(), request: { query } });
    }
  }

  /** All writes of a commit. Each sees the documents after the writes before it; `getAfter()` sees them after all. */
  write(writes: readonly Write[]): void {
    const { read } = this.sources;
    const time = this.#now();
    const written = new Map<string, Fields | null>();
    const readAfter = (path: string) => written.get(path) ?? (written.has(path) ? null : read(path));
    for (const { verify } of writes) if (verify !== undefined) this.get(verify);
    const steps = writes
      .filter(({ verify }) => verify === undefined)
      .map((write) => {
        const path = pathOfName(targetOf(write) ?? deny('Unknown kind of write.'));
        const key = pathInDatabase(path);
        const before = readAfter(key);
        const after = afterWrite(write, before, time);
        written.set(key, after);
        return { path, before, after };
      });
    for (const { path, before, after } of steps) {
      this.#check({
        method: after === null ? 'delete' : before === null ? 'create' : 'update',
        path: path.segments,
        resource: resourceOf(path, before),
        readers: documentReaders(read, readAfter),
        time,
        request: { resource: resourceOf(path, after) },
      });
    }
  }

  #check({ method, path, resource, readers, time, request }: RequestToCheck): void {
    const ruleset = this.sources.ruleset() ?? deny('There are no valid rules.');
    const known = path.filter((segment) => typeof segment === 'string');
    const whole: Value = known.length === path.length ? new Path(known) : UNKNOWN;
    const { allowed, reasons } = ruleset.evaluate({
      service: 'cloud.firestore',
      method,
      path,
      request: requestOf({ auth: this.auth, method, path: whole, time, ...request }),
      resource,
      readers,
    });
    if (!allowed) deny(reasonFor(method, reasons));
  }

  #now(): RulesTimestamp {
    return timestampFromMillis(this.sources.now());
  }
}

/** Throws the same error as production. */
export function deny(reason: string): never {
  throw Object.assign(new Error(reason), { code: status.PERMISSION_DENIED });
}

function reasonFor(method: Method, reasons: readonly string[]): string {
  const details = reasons.length > 0 ? reasons.join('; ') : 'no rule matches this path';
  return `No rule allows '${method}': ${details}.`;
}

function pathOfQuery(parent: string, from: NonNullable<RulesQuery['from']>): Segment[] {
  const [{ collectionId, allDescendants } = {}] = from;
  const { segments } = pathOfName(parent);
  if (!collectionId) return [...segments, ANY_DEPTH];
  return [...segments, ...(allDescendants ? [ANY_DEPTH] : []), collectionId, UNKNOWN];
}

/** Without `databases/(default)/documents`. */
const pathInDatabase = ({ segments }: Path) => segments.slice(3).join('/');
