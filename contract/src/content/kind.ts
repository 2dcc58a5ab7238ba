import { z } from 'zod';
import { endpoint, type Multipart } from '../endpoint';
import { Id } from '../fields';
import { copyFields, Edited, editFields } from './edit';
import { TranslationState } from './translations';

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
  const shared = { path: `/api/admin/${name}/:id`, access: 'admin', params: entryParams } as const;
  return {
    read: endpoint({ ...shared, method: 'GET', response }),
    remove: endpoint({ ...shared, method: 'DELETE', response: entryParams }),
  };
}

type Shape = z.core.$ZodShape;

interface Declaration<
  Name extends string,
  Entry extends Shape,
  Draft extends Shape,
  Defaults extends Shape,
  M extends Multipart,
> {
  /** The list is at `/api/admin/{name}`. */
  readonly name: Name;
  /** The fields that administrators see. */
  readonly entry: Entry;
  /** The fields that they send. */
  readonly draft: Draft;
  /** Those of the draft that a new entry may lack. */
  readonly defaults: Defaults;
  readonly multipart: M;
}

/**
 * Declares a kind of content: the schemas of its entries, drafts and changes, and the panel's endpoints of an
 * entry. An update responds 409 when its `version` is not current.
 */
export function kind<
  Name extends string,
  Entry extends Shape,
  Draft extends Shape,
  Defaults extends Shape,
  M extends Multipart,
>({ name, entry, draft, defaults, multipart }: Declaration<Name, Entry, Draft, Defaults, M>) {
  const Entry = z.object({ id: Id, ...entry, ...entryFields });
  const Draft = z.object(draft);
  const New = Draft.extend({ ...defaults, ...copyFields });
  const Changes = Draft.partial().extend(editFields);
  const path = `/api/admin/${name}` as const;
  return {
    Entry,
    Draft,
    New,
    Changes,
    ...entryEndpoints(name, Entry),
    create: endpoint({ method: 'POST', path, access: 'admin', body: New, multipart, response: Entry }),
    update: endpoint({
      method: 'PATCH',
      path: `/api/admin/${name}/:id`,
      access: 'admin',
      params: entryParams,
      body: Changes,
      multipart,
      response: Entry,
    }),
  };
}
