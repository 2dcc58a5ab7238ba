import type { Duplex } from 'node:stream';
import { Metadata, type ServerDuplexStream } from '@grpc/grpc-js';
import { type FirestoreRequest, type Open, toServiceError } from './handlers';
import { assertIndexed } from './indexes/assert-indexed';
import type { DeclaredIndexes } from './indexes/declared';
import type { StructuredQuery } from './indexes/query';

interface ListenRequest extends FirestoreRequest {
  addTarget?: { query?: { structuredQuery?: StructuredQuery } };
}

/** A Listen stream: the first request opens the backend's stream, all later ones go into it. */
export function listen(
  call: ServerDuplexStream<ListenRequest, object>,
  open: Open,
  indexes: DeclaredIndexes,
): void {
  let opened: Promise<Duplex> | undefined;
  call.sendMetadata(new Metadata());
  const fail = (error: unknown) => call.emit('error', toServiceError(error));

  async function begin(request: ListenRequest): Promise<Duplex> {
    const stream = await open(request, call.metadata).requestStream('listen', true, request, 'stand-in');
    stream.on('data', (message: object) => {
      // The backend's stream also gives back what was written into it; only requests name the database.
      if (!('database' in message)) call.write(message);
    });
    stream.on('error', fail);
    stream.on('end', () => call.end());
    // The SDK hands the stream out paused.
    stream.resume();
    return stream;
  }

  async function take(request: ListenRequest): Promise<void> {
    const query = request.addTarget?.query?.structuredQuery;
    if (query) assertIndexed(query, indexes);
    if (opened) {
      (await opened).write(request);
    } else {
      opened = begin(request);
      await opened;
    }
  }

  const close = () =>
    opened?.then(
      (stream) => stream.end(),
      () => call.end(),
    );
  call.on('data', (request: ListenRequest) => void take(request).catch(fail));
  call.on('end', close);
  call.on('cancelled', close);
}
