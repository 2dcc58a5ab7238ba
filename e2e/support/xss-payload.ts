import type { Language } from '@alnafitha/contract';

/** Sets `__owned` wherever it is parsed as HTML. */
export const XSS_PAYLOAD = '<img src=x onerror="__owned=1"><script>__owned=1</script>';

export type AttackedKind = 'admin' | 'image' | 'message' | 'post' | 'project' | 'service' | 'testimonial';

/** The text in every field of such a document; the stored translation holds a payload as well. */
export function attackText(kind: AttackedKind, language: Language = 'en'): string {
  return `${language === 'ar' ? 'هجوم' : 'Attack'} ${kind} ${XSS_PAYLOAD}`;
}

/** The id of the document in each collection. */
export const ATTACK_ID = 'attack';

/** An administrator and a user whose names are payloads. */
export const ATTACKER = {
  username: 'attack',
  email: 'attack@example.com',
  userEmail: 'attack-user@example.com',
  password: 'local-attack-2026',
};
