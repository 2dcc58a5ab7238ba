import type { Message } from '@alnafitha/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DiscardGuard } from '../ui/form/use-discard-guard';

/** The message being answered; `leave` and `cancel` ask before they discard typed text. */
export function useOpenReply() {
  const [message, setMessage] = useState<Message | null>(null);
  const guardRef = useRef<DiscardGuard>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const guard: DiscardGuard = (leave) => (guardRef.current ? guardRef.current(leave) : leave());
  const close = () => {
    flushSync(() => setMessage(null));
    opener.current?.focus();
  };
  return {
    message,
    open: setMessage,
    close,
    cancel: () => guard(close),
    leave: (then: () => void) =>
      guard(() => {
        setMessage(null);
        then();
      }),
    guardRef,
    opener,
  };
}
