import { fromKeys } from '../records';
import { FIELDS } from './declarations';
import { unitsOf } from './fields/shapes';
import { ENTRY_KINDS, type EntryKind } from './kinds';
import type { TranslationUnit } from './translation-values';

/** The units of the texts of each kind. Builds of site and panel contain the values only. */
export const TRANSLATED_FIELDS: Readonly<Record<EntryKind, Readonly<Record<string, TranslationUnit>>>> =
  fromKeys(ENTRY_KINDS, (kind) => Object.assign({}, ...FIELDS[kind].map(unitsOf)));
