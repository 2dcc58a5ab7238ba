import {
  CONTACT_PATH,
  ContactEnquiry,
  type EndpointInput,
  HomeEnquiry,
  type sendEnquiry,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { call, type EndpointRoute } from '../../../shared/api/call';

/** Body of `POST /api/contact`, of either form. */
export type EnquiryInput = EndpointInput<typeof sendEnquiry>['body'];

/** Resolvers by the form's name. */
export const resolvers = { contact: zodResolver(ContactEnquiry), home: zodResolver(HomeEnquiry) };

const route: EndpointRoute<typeof sendEnquiry> = { method: 'POST', path: CONTACT_PATH };

export function postEnquiry(body: EnquiryInput, headers: Readonly<Record<string, string>>) {
  return call<typeof sendEnquiry>(route, { body }, { headers });
}
