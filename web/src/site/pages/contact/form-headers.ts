import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
} from '@alnafitha/contract';

/** What tells a person from a program. */
export interface FormSigns {
  /** Milliseconds since the form was shown. */
  readonly time: number;
  readonly honeypot: string | undefined;
}

/** Headers with the form's language, privacy notice and signs of spam. */
export function formHeaders({ time, honeypot }: FormSigns): Record<string, string> {
  return {
    'Content-Language': document.documentElement.lang,
    [FORM_TIME_HEADER]: String(Math.round(time)),
    [HONEYPOT_HEADER]: honeypot ? 'filled' : HONEYPOT_EMPTY,
    [PRIVACY_VERSION_HEADER]: PRIVACY_VERSION,
  };
}
