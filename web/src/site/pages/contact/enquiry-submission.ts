import {
  CONTACT_PATH,
  ContactEnquiry,
  type EndpointInput,
  HomeEnquiry,
  IDEMPOTENCY_HEADER,
  mayHoldPhone,
  type sendEnquiry,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error';
import { call, type EndpointRoute } from '../../../shared/api/call';
import { showFieldIssues } from '../../../shared/ui/form/field-issues';
import type { ChosenFiles } from './files/chosen-files';
import { type FormSigns, formHeaders } from './form-headers';

/** Body of `POST /api/contact`, of either form. */
export type EnquiryInput = EndpointInput<typeof sendEnquiry>['body'];

/** Resolvers by the form's name. */
export const resolvers = { contact: zodResolver(ContactEnquiry), home: zodResolver(HomeEnquiry) };

const route: EndpointRoute<typeof sendEnquiry> = { method: 'POST', path: CONTACT_PATH };

interface Submission<Values extends FieldValues> {
  files: ChosenFiles | undefined;
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
    const ids = await files?.arrived();
    const headers = { ...formHeaders(signs()), ...files?.header, [IDEMPOTENCY_HEADER]: key.current };
    const sent = await call<typeof sendEnquiry>(route, { body: { ...body, files: ids } }, { headers });
    files?.addToSent(sent.reference, sent.files);
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
