import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from '../../platform/errors';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D recommends 96 bits. */
const NONCE_BYTES = 12;

/** An encrypted text; the parts are in base64. */
export const Sealed = z.object({
  /** The id of the key. */
  key: z.string(),
  nonce: z.string(),
  text: z.string(),
  tag: z.string(),
});
export type Sealed = z.infer<typeof Sealed>;

export type Keys = ReturnType<typeof parseKeys>;

/**
 * Reads `SECOND_FACTOR_KEYS`: `id:key,id:key`, each key 32 bytes in base64. The first one encrypts, all decrypt. Without
 * keys, every use throws 503.
 */
export function parseKeys(parameter: string) {
  const keys = new Map(
    parameter.split(',').flatMap((pair) => {
      const [id = '', text = ''] = pair.trim().split(':');
      const key = Buffer.from(text, 'base64');
      return id && key.length === KEY_BYTES ? [[id, key] as const] : [];
    }),
  );
  const keyOf = (id: string | undefined) => {
    const key = id === undefined ? undefined : keys.get(id);
    if (id === undefined || !key) throw unavailable('SECOND_FACTOR_KEYS has no such key');
    return { id, key };
  };
  const [current] = keys.keys();

  return {
    isCurrent: ({ key }: Sealed): boolean => key === current,

    /** The owner is authenticated, so that nobody's text decrypts as another's. */
    seal(text: string, owner: string): Sealed {
      const { id, key } = keyOf(current);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return {
        key: id,
        nonce: nonce.toString('base64'),
        text: sealed.toString('base64'),
        tag: cipher.getAuthTag().toString('base64'),
      };
    },

    open({ key: id, nonce, text, tag }: Sealed, owner: string): string {
      const { key } = keyOf(id);
      const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(nonce, 'base64'), { authTagLength: 16 })
        .setAAD(Buffer.from(owner))
        .setAuthTag(Buffer.from(tag, 'base64'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString('utf8');
    },
  };
}
