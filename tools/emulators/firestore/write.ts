import { randomUUID } from 'node:crypto';
import { type handleBidiStreamingCall, Metadata } from '@grpc/grpc-js';
import type { CommitRequest } from './database';
import type { Open } from './requests';
import { toServiceError } from './service-error';

/**
 * A Write stream. Only the first request names the database; its response has the stream token. Each later request is a
 * commit. The first failure ends the stream.
 */
export function write(open: Open): handleBidiStreamingCall<CommitRequest, object> {
  return (call) => {
    const stream = { streamId: randomUUID(), streamToken: Buffer.from(randomUUID()) };
    let database: string | undefined;
    let last: Promise<void> = Promise.resolve();

    async function handle(request: CommitRequest): Promise<void> {
      const isFirst = database === undefined;
      database ??= request.database;
      const opened = open({ database: database ?? '' }, call.metadata);
      call.write(
        isFirst ? stream : { ...stream, ...(await opened.commit({ ...request, database: database ?? '' })) },
      );
    }

    call.sendMetadata(new Metadata());
    call.on('data', (request: CommitRequest) => {
      last = last.then(() => handle(request));
      last.catch((error) => call.emit('error', toServiceError(error)));
    });
    call.on('end', () => {
      last.then(
        () => call.end(),
        () => call.end(),
      );
    });
  };
}
