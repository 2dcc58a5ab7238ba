import { ENQUIRY_FILE_LIMITS, ERROR_MESSAGES } from '@alnafitha/contract';
import type { Client } from '../platform/client-ip';
import type { LimitTarget, RateLimit } from '../platform/rate-limits';

/**
 * Limits apply by client IP (an office may send ten in a quarter of an hour) and by connecting IP. Visitors of a Hosting
 * frontend share the latter; its limit stops floods with forged client IPs.
 */
export const CONTACT_LIMIT: RateLimit = {
  name: 'contact',
  perIp: { most: 10, seconds: 15 * 60 },
  total: { most: 300, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

/** The limit of a /48 network, of which a client can use any /64. */
export const CONTACT_NETWORK_LIMIT: RateLimit = {
  name: 'contact-network',
  total: { most: 60, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

const { perHour, perAddress } = ENQUIRY_FILE_LIMITS;
const HOUR = 60 * 60;
const message = ERROR_MESSAGES.filesFromNetwork;

/** Visitors of a Hosting frontend share the connecting IP. */
const FILES_LIMIT: RateLimit = {
  name: 'enquiry-files',
  perIp: { most: perAddress.files, seconds: HOUR },
  total: { most: 300, seconds: HOUR },
  message,
};
const FILES_NETWORK_LIMIT: RateLimit = {
  name: 'enquiry-files-network',
  total: { most: perAddress.files, seconds: HOUR },
  message,
};
/** A form's key costs nothing: the limits of addresses are the guard, this one is for those who share one. */
const FILES_FORM_LIMIT: RateLimit = {
  name: 'enquiry-files-form',
  total: { most: perHour.files, seconds: HOUR },
  message,
};

/** The costs are bytes. */
const FILE_BYTES_LIMIT: RateLimit = {
  name: 'enquiry-file-bytes',
  perIp: { most: perAddress.bytes, seconds: HOUR },
  total: { most: ENQUIRY_FILE_LIMITS.bytesPerDay, seconds: HOUR },
  message,
};
const FILE_BYTES_NETWORK_LIMIT: RateLimit = {
  name: 'enquiry-file-bytes-network',
  total: { most: perAddress.bytes, seconds: HOUR },
  message,
};
const FILE_BYTES_FORM_LIMIT: RateLimit = {
  name: 'enquiry-file-bytes-form',
  total: { most: perHour.bytes, seconds: HOUR },
  message,
};

/** The limits of bytes of a visitor's file. `form` is the hash of the form's key, if it has one. */
export function fileByteLimits({ ip, connectingIp, network }: Client, form = ip, bytes = 0): LimitTarget[] {
  return [
    [FILE_BYTES_LIMIT, connectingIp, ip, bytes],
    ...(network ? [[FILE_BYTES_NETWORK_LIMIT, network, ip, bytes] as const] : []),
    [FILE_BYTES_FORM_LIMIT, form, '', bytes],
  ];
}

export function fileLimits(client: Client, form = client.ip, bytes = 0): LimitTarget[] {
  const { ip, connectingIp, network } = client;
  return [
    [FILES_LIMIT, connectingIp, ip],
    ...(network ? [[FILES_NETWORK_LIMIT, network, ip] as const] : []),
    [FILES_FORM_LIMIT, form, ''],
    ...fileByteLimits(client, form, bytes),
  ];
}

/** Of requests that add files to an enquiry, whose reference might be guessed. */
export const MORE_FILES_LIMIT: RateLimit = {
  name: 'more-enquiry-files',
  perIp: { most: 30, seconds: HOUR },
  total: { most: 300, seconds: HOUR },
  message: ERROR_MESSAGES.filesFromNetwork,
};
