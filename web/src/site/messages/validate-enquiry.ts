import { ContactEnquiry, type FieldIssue, HomeEnquiry } from '@alnafitha/contract';
import type { EnquiryInput, EnquiryValues } from './send-enquiry';

/** The valid enquiry, or its issues. */
export type ValidationResult = { body: EnquiryInput; issues?: undefined } | { issues: readonly FieldIssue[] };

export function validateContactEnquiry(values: EnquiryValues): ValidationResult {
  const { data, error } = ContactEnquiry.safeParse(values);
  return data ? { body: data } : { issues: issuesOf(error) };
}

export function validateHomeEnquiry(values: EnquiryValues): ValidationResult {
  const { data, error } = HomeEnquiry.safeParse(values);
  if (!data) return { issues: issuesOf(error) };
  const { phone = '', ...enquiry } = data;
  // The specification gives both forms one path and no field that names the form. The API discriminates this form by the
  // presence of `phone`, so `phone` is sent even when empty.
  return { body: { ...enquiry, phone } };
}

function issuesOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): FieldIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
