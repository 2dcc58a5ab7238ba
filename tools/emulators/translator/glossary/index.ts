import { seedGlossary } from './seed';

/** English sentences with their Arabic, of all that a first start shows. */
export const glossary: Readonly<Record<string, string>> = { ...seedGlossary };
