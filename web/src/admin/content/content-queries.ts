import type { ContentKind, Edited, Endpoint, Multipart, TranslationState } from '@alnafitha/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { contentKeys } from '../history/content-keys';
import { callAsAdmin, type SubmitOptions, submitAsAdmin } from '../session/as-admin';
import { eachAtMost } from '../ui/each-at-most';
import { cursorTo, type PageCursor } from '../ui/page-cursors';
import { useInvalidation } from '../ui/use-invalidation';

const REQUESTS_AT_ONCE = 4;

/** What the panel needs of an entry of any kind. */
export interface ContentEntry {
  readonly id: string;
  readonly version: string;
  readonly edited?: Edited | undefined;
  readonly arabic: TranslationState;
}

interface ItemEndpoint<Response> extends Endpoint {
  readonly params: z.ZodType<unknown, { id: string }>;
  readonly response: z.ZodType<Response>;
}

interface FormEndpoint<Entry, Body> extends Endpoint {
  readonly body: z.ZodType<unknown, Body>;
  readonly multipart: Multipart;
  readonly response: z.ZodType<Entry>;
}

interface Endpoints<Entry, NewBody, Changes> {
  name: ContentKind;
  read: ItemEndpoint<Entry>;
  create: FormEndpoint<Entry, NewBody>;
  update: ItemEndpoint<Entry> & FormEndpoint<Entry, Changes>;
  remove: ItemEndpoint<unknown>;
}

/** The requests of a kind of content. */
export interface Resource<Entry extends ContentEntry, NewBody, Changes> {
  readonly kind: ContentKind;
  readonly read: (id: Entry['id'], options: { signal: AbortSignal }) => Promise<Entry>;
  /** Absent for a kind whose entries are fixed. */
  create?(body: NewBody, options: SubmitOptions): Promise<Entry>;
  update(id: Entry['id'], body: Changes, options: SubmitOptions): Promise<Entry>;
}

/** What deletes an entry of a kind. */
export interface RemovableResource {
  readonly kind: ContentKind;
  readonly remove: (id: string) => Promise<unknown>;
}

/** The requests of a kind whose forms may send files. */
export function resource<Entry extends ContentEntry, NewBody, Changes>({
  name: kind,
  ...endpoints
}: Endpoints<Entry, NewBody, Changes>) {
  return {
    kind,
    read: (id: string, options: { signal: AbortSignal }) =>
      callAsAdmin(endpoints.read, { params: { id } }, options),
    create: (body: NewBody, options: SubmitOptions) => submitAsAdmin(endpoints.create, { body }, options),
    update: (id: string, body: Changes, options: SubmitOptions) =>
      submitAsAdmin(endpoints.update, { params: { id }, body }, options),
    remove: (id: string) => callAsAdmin(endpoints.remove, { params: { id } }),
  };
}

interface ListEndpoint<Entry> extends Endpoint {
  readonly response: z.ZodType<Entry[]>;
}

/** All entries of a kind. */
export const listQuery = <Entry extends ContentEntry>(kind: ContentKind, endpoint: ListEndpoint<Entry>) =>
  queryOptions({
    queryKey: ['admin', kind, 'list'],
    queryFn: ({ signal }) => callAsAdmin(endpoint, {}, { signal }),
  });

type PageQuery<Filter> = Filter & PageCursor & { page: number };

/** A page of a kind's list; the one before stays visible while it loads. */
export function pageQuery<Filter extends object, Page>(
  kind: ContentKind,
  { page, filter }: { page: number; filter: Filter },
  load: (query: PageQuery<Filter>, options: { signal: AbortSignal }) => Promise<Page>,
) {
  return queryOptions({
    queryKey: ['admin', kind, 'list', filter, page] as const,
    queryFn: (context) => load({ ...filter, page, ...cursorTo(context) }, { signal: context.signal }),
    placeholderData: keepPreviousData,
  });
}

interface Creation<Body> extends SubmitOptions {
  body: Body;
}

interface Update<Entry extends ContentEntry, Body> extends Creation<Body> {
  id: Entry['id'];
}

export function useContentMutations<Entry extends ContentEntry, NewBody, Changes>({
  kind,
  create,
  update,
}: Resource<Entry, NewBody, Changes>) {
  // A new entry moves the others, and a changed one may move itself.
  const { dropCursorsOptions } = useInvalidation(contentKeys(kind));
  return {
    create: useMutation<Entry, Error, Creation<NewBody>>({
      ...dropCursorsOptions,
      ...(create && { mutationFn: ({ body, ...options }) => create(body, options) }),
    }),
    update: useMutation({
      ...dropCursorsOptions,
      mutationFn: ({ id, body, ...options }: Update<Entry, Changes>) => update(id, body, options),
    }),
  };
}

/** Sends a request for each entry. Never rejects: returns the responses, and the errors of the rest. */
export async function settleEach<Response>(
  ids: readonly string[],
  request: (id: string) => Promise<Response>,
) {
  const responses: Response[] = [];
  const errors: unknown[] = [];
  await eachAtMost(REQUESTS_AT_ONCE, ids, (id) =>
    request(id).then(
      (response) => responses.push(response),
      (error: unknown) => errors.push(error),
    ),
  );
  return { responses, errors };
}
