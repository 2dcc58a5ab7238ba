import { type handleBidiStreamingCall, Metadata, status } from '@grpc/grpc-js';

const DENIED = { code: status.PERMISSION_DENIED, details: 'Only the Admin SDK has access.' };
const UNIMPLEMENTED = {
  code: status.UNIMPLEMENTED,
  details: 'This emulator has no listeners and no Write streams.',
};

/** The Admin SDK sends the emulator's owner token. */
const isOwner = (metadata: Metadata) => metadata.get('authorization')[0] === 'Bearer owner';
const refusalOf = (metadata: Metadata) => (isOwner(metadata) ? UNIMPLEMENTED : DENIED);

/** Throws PERMISSION_DENIED for every caller but the Admin SDK. */
export function assertOwner(metadata: Metadata): void {
  if (!isOwner(metadata)) throw Object.assign(new Error(DENIED.details), DENIED);
}

/** Refuses targets one by one: client SDKs would reopen a failed stream. */
export const refuseListeners: handleBidiStreamingCall<{ addTarget?: { targetId?: number } }, object> = (
  call,
) => {
  const { code, details } = refusalOf(call.metadata);
  call.sendMetadata(new Metadata());
  call.on('data', ({ addTarget }) => {
    if (!addTarget) return;
    const cause = { code, message: details };
    call.write({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [addTarget.targetId ?? 0], cause },
    });
  });
  call.on('end', () => call.end());
};

/** Refuses the first write: client SDKs would reopen a stream that fails before its handshake. */
export const refuseWrites: handleBidiStreamingCall<object, object> = (call) => {
  call.sendMetadata(new Metadata());
  call.once('data', () => {
    call.write({ streamId: 'refused', streamToken: Buffer.from('refused') });
    call.once('data', () => call.emit('error', refusalOf(call.metadata)));
  });
  call.on('end', () => call.end());
};
