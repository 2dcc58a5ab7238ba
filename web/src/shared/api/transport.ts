type Send = (url: string, init: RequestInit) => Promise<Response>;

let transport: Send = (url, init) => fetch(url, init);

/** Sends a request to the API of the page's own host. */
export const send: Send = (url, init) => transport(url, init);

/** Replaces the network, for a server whose process includes the API. */
export function setTransport(replacement: Send): void {
  transport = replacement;
}
