import { type Metadata, status } from '@grpc/grpc-js';

/** Refuses everybody but the Admin SDK, which sends the emulator's owner token and is subject to no rules. */
export function authorise(metadata: Metadata): void {
  if (metadata.get('authorization')[0] !== 'Bearer owner') {
    throw Object.assign(new Error('Only the Admin SDK may read and write here.'), {
      code: status.PERMISSION_DENIED,
    });
  }
}
