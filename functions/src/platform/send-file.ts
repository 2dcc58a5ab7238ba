import { API_POLICY, type FileContent } from '@alnafitha/contract';
import type { Response } from 'express';

/** Sends a file that browsers save, and neither show as a page nor run. An image element shows it all the same. */
export function sendFile(response: Response, { name, type, bytes }: FileContent): void {
  response
    .set('Content-Security-Policy', API_POLICY)
    // Also encodes names that are not Latin-1.
    .attachment(name)
    .type(type)
    .send(Buffer.from(bytes));
}
