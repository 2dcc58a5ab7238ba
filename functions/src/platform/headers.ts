import { randomUUID } from 'node:crypto';
import { DATA_POLICY } from '@alnafitha/contract';
import type { RequestHandler } from 'express';

const OFF = [
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
 * What keeps a response from being anything but data. Through Hosting it has the same from firebase.json, as have the
 * errors that the platform answers before the app runs; these are for whoever calls the function at its own URL.
 */
export const PROTECTION = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': OFF.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': DATA_POLICY,
};

/** Names a response, as the log entries about it do. */
export const REQUEST_ID = 'X-Request-Id';

/**
 * What every response starts with. Without `private`, Hosting would drop the session cookie from an answer
 * and keep a 404 for ten minutes.
 */
export const defaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', [REQUEST_ID]: randomUUID(), ...PROTECTION });
  next();
};
