import {
  CONTACT_PATH,
  ContactEnquiry,
  type EndpointInput,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  HomeEnquiry,
  IDEMPOTENCY_HEADER,
  mayHoldPhone,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
  type sendEnquiry,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error';
import { call, type EndpointRoute } from '../../../shared/api/call';
import { showFieldIssues } from '../../../shared/ui/form/field-issues';

/** Body of `POST /api/contact`, of either form. */
export type EnquiryInput = EndpointInput<typeof sendEnquiry>['body'];

/** Resolvers by the form's name. */
export const resolvers = { contact: zodResolver(ContactEnquiry), home: zodResolver(HomeEnquiry) };

const route: EndpointRoute<typeof sendEnquiry> = { method: 'POST', path: CONTACT_PATH };

/** Milliseconds that the code for chosen files may take to load. */
const LOADING_PATIENCE = 10_000;

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

/** Files that may still be on their way. */
interface SentFiles {
  readonly loading?: Promise<unknown> | undefined;
  readonly current?:
    | {
        readonly header: Readonly<Record<string, string>>;
        arrived(): Promise<string[]>;
        addToSent(reference: string, accepted: readonly string[]): void;
      }
    | undefined;
}

interface Submission<Values extends FieldValues> {
  files: SentFiles;
  signs: () => FormSigns;
  /** The idempotency key, which a retry keeps. */
  key: RefObject<string | null>;
  form: Pick<UseFormReturn<Values>, 'setError'>;
  fields: readonly Path<Values>[];
}

/** Sends the enquiry with its files, as far as they arrive in time. Shows issues at their fields, and rethrows. */
export async function postEnquiry<Values extends FieldValues>(
  body: EnquiryInput,
  { files, signs, key, form, fields }: Submission<Values>,
) {
  try {
    key.current ??= crypto.randomUUID();
    await Promise.race([files.loading, new Promise((resolve) => setTimeout(resolve, LOADING_PATIENCE))]);
    const ids = await files.current?.arrived();
    const headers = { ...formHeaders(signs()), ...files.current?.header, [IDEMPOTENCY_HEADER]: key.current };
    const sent = await call<typeof sendEnquiry>(route, { body: { ...body, files: ids } }, { headers });
    files.current?.addToSent(sent.reference, sent.files);
    return sent;
  } catch (error) {
    if (error instanceof ApiError) showFieldIssues(form, fields, error.issues);
    throw error;
  }
}

/** No number can be read in what was typed. */
export function isDoubtfulPhone(typed: string): boolean {
  return typed.trim() !== '' && !mayHoldPhone(typed);
}
