import { createMemory } from './memory';
import { parseAddress } from './parse';
import { answerBy, type Route } from './route';

export interface SharedListOptions {
  /** Milliseconds for which an instance remembers a list; 0 for none. */
  readonly sharedFor: number;
  readonly clock: () => Date;
}

/** A list has a response for each filter and page that it may be asked for. */
const MAX_RESPONSES = 50;

/**
 * The routes, of which lists that are the same for everybody read Firestore once in `sharedFor`, however many requests, of the API
 * and of pages, pass the CDN. What is read by its id is read each time.
 */
export function rememberLists(routes: readonly Route[], { sharedFor, clock }: SharedListOptions): Route[] {
  return routes.map((route) => {
    const { endpoint, read } = route;
    if (!read || endpoint.params) return route;
    const remember = createMemory<unknown>({ ttl: sharedFor, max: MAX_RESPONSES, clock });
    const readOnce: typeof read = async (parts) =>
      // By what the endpoint declares: an unknown parameter makes no response of its own.
      remember(JSON.stringify(parseAddress(endpoint, parts)), () => read(parts));
    return { endpoint, read: readOnce, answer: answerBy(readOnce) };
  });
}
