import { randomUUID } from 'node:crypto';
import { DATA_POLICY } from '@alnafitha/contract';
import type { RequestHandler } from 'express';

const DISABLED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** firebase.json repeats them for Hosting and for errors before the app runs. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': DATA_POLICY,
};

/** The log entries contain it. */
export const REQUEST_ID = 'X-Request-Id';

/** Hosting drops the session cookie without `private`, and caches a 404 for ten minutes. */
export const defaultHeaders: RequestHandler = (request, response, next) => {
  // Express answers `*` with a 304, though no response has an ETag.
  delete request.headers['if-none-match'];
  response.set({ 'Cache-Control': 'private, no-store', [REQUEST_ID]: randomUUID(), ...SECURITY_HEADERS });
  next();
};
