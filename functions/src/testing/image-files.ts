import { ERROR_MESSAGES, type ErrorResponse } from '@alnafitha/contract';
import sharp from 'sharp';
import type { FormFile } from './forms';

/** A file with a real image, as the part `image` of a form. */
export async function anImageFile(name = 'Sea villa.png', width = 1200, height = 800): Promise<FormFile> {
  const area = { width, height, channels: 3, background: '#456' } as const;
  return { field: 'image', name, bytes: await sharp({ create: area }).png().toBuffer() };
}

/** The response to a form with one invalid field. */
export function fieldError(path: string, message: string): ErrorResponse {
  return { message: ERROR_MESSAGES.checkFields, issues: [{ path, message }] };
}

/** Whether visitors get the image at the URL. */
export async function isServed(suite: { readonly origin: string }, url = '/media/'): Promise<boolean> {
  return (await fetch(suite.origin + url)).ok;
}
