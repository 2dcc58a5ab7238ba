import type { Language } from '@alnafitha/contract';

/** Sets `__owned` wherever it is taken for HTML. */
export const SCRIPT = '<img src=x onerror="__owned=1"><script>__owned=1</script>';

export type AttackedKind = 'admin' | 'image' | 'message' | 'post' | 'project' | 'service' | 'testimonial';

/** What the texts of an entry of that kind hold; the stored translation is as bad. */
export function attackBy(kind: AttackedKind, language: Language = 'en'): string {
  return `${language === 'ar' ? 'هجوم' : 'Attack'} ${kind} ${SCRIPT}`;
}

/** The document that each collection gets. */
export const ATTACK_ID = 'attack';

/** An administrator and a user whose names are an attack. */
export const ATTACKER = {
  username: 'attack',
  email: 'attack@example.com',
  userEmail: 'attack-user@example.com',
  password: 'local-attack-2026',
};
