import { type handleBidiStreamingCall, Metadata, type ServerDuplexStream } from '@grpc/grpc-js';
import type { StructuredQuery } from './queries/structured-query';
import type { FirestoreRequest, Open, Prepare } from './requests';
import type { DatabaseApi } from './rules/guarded-database';
import { toServiceError } from './service-error';

interface Target {
  targetId?: number;
  query?: { structuredQuery?: StructuredQuery };
}

interface ListenRequest extends FirestoreRequest {
  addTarget?: Target;
  removeTarget?: number;
}

interface ListenResponse {
  documentDelete?: object;
}

type ListenStream = Awaited<ReturnType<DatabaseApi['listen']>>;

/**
 * A Listen stream. Each of its targets has its own stream of the in-memory database, which would notify several targets
 * on one stream only after all of them have changed.
 */
export function listen(open: Open, prepare: Prepare): handleBidiStreamingCall<ListenRequest, object> {
  return (call) => {
    const targets = new Targets(call, prepare);
    call.sendMetadata(new Metadata());
    call.on('data', ({ addTarget, removeTarget, ...request }: ListenRequest) => {
      try {
        const database = open(request, call.metadata);
        if (addTarget) void targets.add(database, request, addTarget);
        if (removeTarget !== undefined) targets.remove(removeTarget);
      } catch (error) {
        call.emit('error', toServiceError(error));
      }
    });
    call.on('end', () => {
      targets.end();
      call.end();
    });
    call.on('cancelled', () => targets.end());
  };
}

class Targets {
  readonly #streams = new Map<number, Promise<ListenStream>>();

  constructor(
    private readonly call: ServerDuplexStream<ListenRequest, object>,
    private readonly prepare: Prepare,
  ) {}

  /** Sends the client all changes of the target, or the error that prevents listening. */
  async add(database: DatabaseApi, request: FirestoreRequest, target: Target): Promise<void> {
    const { targetId = 0 } = target;
    try {
      const opening = database.listen({ ...request, addTarget: this.#prepared(target) });
      this.#streams.set(targetId, opening);
      const stream = await opening;
      stream.on('data', (response: ListenResponse) => this.call.write(withTargetId(response, targetId)));
      stream.on('error', (error) => this.#fail(targetId, error));
      // The SDK hands the stream out paused.
      stream.resume();
    } catch (error) {
      this.#fail(targetId, error);
    }
  }

  remove(targetId: number): void {
    this.#close(targetId);
    this.call.write({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } });
  }

  end(): void {
    for (const targetId of this.#streams.keys()) this.#close(targetId);
  }

  #close(targetId: number): void {
    const opening = this.#streams.get(targetId);
    this.#streams.delete(targetId);
    // A failed opening has been reported already.
    opening?.then((stream) => stream.end()).catch(() => undefined);
  }

  #prepared(target: Target): Target {
    const { query } = target;
    if (!query?.structuredQuery) return target;
    return { ...target, query: { ...query, structuredQuery: this.prepare(query.structuredQuery) } };
  }

  #fail(targetId: number, reason: unknown): void {
    const { code, details } = toServiceError(reason);
    this.#streams.delete(targetId);
    this.call.write({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause: { code, message: details } },
    });
  }
}

/** The in-memory database does not name the target of a deletion. */
function withTargetId(response: ListenResponse, targetId: number): ListenResponse {
  if (!response.documentDelete) return response;
  return { documentDelete: { ...response.documentDelete, removedTargetIds: [targetId] } };
}
