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
 * What keeps an answer from being anything but data. Through Hosting it has the same from firebase.json, as have the
 * errors that the platform answers before the app is asked; these are for whoever calls the function by its own address.
 */
export const PROTECTION = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': OFF.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * What every answer starts with. Without `private`, Hosting would drop the session cookie from an answer
 * and keep a 404 for ten minutes.
 */
export const defaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', ...PROTECTION });
  next();
};
