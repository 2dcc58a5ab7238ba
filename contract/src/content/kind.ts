import { z } from 'zod';
import { endpoint, type Multipart } from '../endpoint';
import { Id } from '../fields';
import { keysOf } from '../records';
import { copyFields, Edited, editFields } from './edit';
import type { Fields } from './fields/field';
import { seenShape, sentSchema, shapeOf, textShape, unitsOf } from './fields/shapes';
import type { EntryKind } from './kinds';
import { publicTranslations, TranslationState } from './stored-translations';

/** Administrators see each entry with these fields. */
export const entryFields = {
  /** A digest for optimistic locking: send it back with an update. */
  version: z.string(),
  edited: Edited.optional(),
  arabic: TranslationState,
};

const entryParams = z.object({ id: Id });

/** Reads and deletes an entry. */
export function entryEndpoints<Name extends string, Entry extends z.ZodType>(name: Name, response: Entry) {
  const shared = { path: `/api/admin/${name}/:id`, access: 'content', params: entryParams } as const;
  return {
    read: endpoint({ ...shared, method: 'GET', response }),
    remove: endpoint({ ...shared, method: 'DELETE', response: entryParams }),
  };
}

type Shape = z.core.$ZodShape;

/** The images of a kind's entries: what forms send, and what administrators and visitors see. */
interface Pictures<Sent extends Shape, Entry extends Shape, Listed extends Shape, M extends Multipart> {
  readonly sent: Sent;
  readonly entry: Entry;
  readonly listed: Listed;
  readonly multipart: M;
}

interface Declaration<
  Name extends EntryKind,
  Path extends string,
  F extends Fields,
  Sent extends Shape,
  Entry extends Shape,
  Listed extends Shape,
  M extends Multipart,
> {
  /** The collection, and the kind of the history. */
  readonly name: Name;
  /** The list is at `/api/admin/{path}`. */
  readonly path: Path;
  readonly fields: F;
  readonly pictures: Pictures<Sent, Entry, Listed, M>;
}

/** The schemas of a kind's fields. */
export function schemasOf<const Name extends EntryKind, F extends Fields>(name: Name, fields: F) {
  return {
    name,
    fields,
    /** What forms send. */
    sent: shapeOf(fields, 'sent'),
    /** What is stored, and shown to administrators. */
    stored: shapeOf(fields, 'value'),
    /** In which unit each text is translated. */
    units: unitsOf(fields),
    /** What visitors see in lists. */
    listed: seenShape(fields, ['list']),
    listedTexts: keysOf(textShape(fields, ['list'])),
    listedTranslations: publicTranslations(z.object(textShape(fields, ['list']))),
    /** What visitors see on the page of an entry. */
    shown: seenShape(fields, ['list', 'page']),
    shownTranslations: publicTranslations(z.object(textShape(fields, ['list', 'page']))),
  };
}

/**
 * Declares a kind of content by its fields: the schemas of its entries, drafts and changes, what visitors see, and
 * the panel's endpoints of an entry. An update responds 409 when its `version` is not current.
 */
export function kind<
  const Name extends EntryKind,
  const Path extends string,
  const F extends Fields,
  const Sent extends Shape,
  const Entry extends Shape,
  const Listed extends Shape,
  const M extends Multipart,
>({ name, path: list, fields, pictures }: Declaration<Name, Path, F, Sent, Entry, Listed, M>) {
  const { jsonPart, jsonFields = [] } = pictures.multipart;
  const multipart = {
    ...pictures.multipart,
    // A JSON part has all fields.
    ...(jsonPart === undefined && { jsonFields: [...jsonFields, 'otherTexts', 'textLanguages'] }),
  };
  const schemas = schemasOf(name, fields);
  const Entry = z.object({ id: Id, ...schemas.stored, ...pictures.entry, ...entryFields });
  const Draft = sentSchema(fields).extend(pictures.sent);
  const New = z.object({ ...shapeOf(fields, 'added'), ...pictures.sent, ...copyFields });
  const Changes = Draft.partial().extend(editFields);
  const path = `/api/admin/${list}` as const;
  return {
    ...schemas,
    Entry,
    Draft,
    New,
    Changes,
    Listed: z.object({
      id: Id,
      ...schemas.listed,
      ...pictures.listed,
      translations: schemas.listedTranslations,
    }),
    Shown: z.object({
      id: Id,
      ...schemas.shown,
      ...pictures.listed,
      translations: schemas.shownTranslations,
    }),
    ...entryEndpoints(list, Entry),
    create: endpoint({
      method: 'POST',
      path,
      access: 'content',
      event: { kind: 'created', area: name },
      body: New,
      multipart,
      response: Entry,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `/api/admin/${list}/:id`,
      access: 'content',
      params: entryParams,
      body: Changes,
      multipart,
      response: Entry,
    }),
  };
}
