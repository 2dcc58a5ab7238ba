import { SENTENCES } from '@alnafitha/contract';
import type { Limit } from '../platform/limits';

/**
 * For whoever hands the requests over, by visitor. An office behind one address has ten in a quarter of an hour. What
 * all visitors of one of Hosting's frontends may send is far more than the company gets; it holds a flood that comes
 * under forged addresses past Hosting, which is handed over by the forger alone.
 */
export const CONTACT_LIMIT: Limit = {
  name: 'contact',
  perAddress: { most: 10, seconds: 15 * 60 },
  inAll: { most: 300, seconds: 60 * 60 },
  message: SENTENCES.tooManyEnquiries,
};
