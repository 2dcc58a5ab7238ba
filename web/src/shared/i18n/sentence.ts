import type { ContractSentence } from '@alnafitha/contract';
import type { adminDictionary } from './arabic/admin';
import type { siteDictionary } from './arabic/site';

/** An English sentence of the interface, which is also the key of its translation. */
export type Sentence = keyof typeof siteDictionary | keyof typeof adminDictionary;

/** The `{names}` in a sentence. */
type Placeholder<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A sentence that needs no values, so that any of them can be shown the same way. */
export type PlainSentence = { [S in Sentence]: [Placeholder<S>] extends [never] ? S : never }[Sentence];

/** What has to be given along with a sentence: a value for each of its `{names}`. */
export type Values<S extends Sentence> = [Placeholder<S>] extends [never]
  ? []
  : [values: Record<Placeholder<S>, string | number>];

/** Fails the type check when the API can say a sentence that has no translation. */
export type UntranslatedContractSentence = Exclude<ContractSentence, Sentence>;
export const everyContractSentenceIsTranslated: [UntranslatedContractSentence] extends [never]
  ? true
  : never = true;
