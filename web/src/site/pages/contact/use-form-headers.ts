import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
} from '@alnafitha/contract';
import { useEffect, useRef } from 'react';

/** Headers about how, in which language, and under which privacy notice a form was filled in; `honeypot` is the ref of its honeypot field. */
export function useFormHeaders() {
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const formHeaders = (): Record<string, string> => ({
    'Content-Language': document.documentElement.lang,
    [FORM_TIME_HEADER]: String(Math.round(performance.now() - shownAt.current)),
    [HONEYPOT_HEADER]: honeypot.current?.value ? 'filled' : HONEYPOT_EMPTY,
    [PRIVACY_VERSION_HEADER]: PRIVACY_VERSION,
  });
  return { honeypot, formHeaders };
}
