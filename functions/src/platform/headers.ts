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

/**
 * Headers that restrict a response to data. firebase.json sets the same for Hosting, also for
 * errors of the platform before the app runs; these cover requests to the function's own URL.
 */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': DATA_POLICY,
};

/** The request id, which the log entries contain. */
export const REQUEST_ID = 'X-Request-Id';

/**
 * The default headers of every response. Without `private`, Hosting drops the session cookie from a response
 * and caches a 404 for ten minutes.
 */
export const defaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', [REQUEST_ID]: randomUUID(), ...SECURITY_HEADERS });
  next();
};
