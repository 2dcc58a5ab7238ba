import { CONTACT_PATH, type EndpointInput, type sendEnquiry } from '@alnafitha/contract';
import { type EndpointRoute, request } from '../../shared/api/request';

/** The body of `POST /api/contact`: an enquiry of either form. */
export type EnquiryInput = EndpointInput<typeof sendEnquiry>['body'];

/** The values of a form's fields by name. */
export type EnquiryValues = Readonly<Record<string, FormDataEntryValue | boolean>>;

const route: EndpointRoute<typeof sendEnquiry> = { method: 'POST', path: CONTACT_PATH };

export function postEnquiry(body: EnquiryInput, headers: Readonly<Record<string, string>>) {
  return request<typeof sendEnquiry>(route, { body }, { headers });
}

export function valuesOf(form: HTMLFormElement): EnquiryValues {
  const consent = form.elements.namedItem('consent');
  return {
    ...Object.fromEntries(new FormData(form)),
    consent: consent instanceof HTMLInputElement && consent.checked,
  };
}
