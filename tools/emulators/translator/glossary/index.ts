import { seedGlossary } from './seed';

/** Arabic by English for all texts of the seed. */
export const glossary: Readonly<Record<string, string>> = { ...seedGlossary };
