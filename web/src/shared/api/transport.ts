type Send = (address: string, init: RequestInit) => Promise<Response>;

let transport: Send = (address, init) => fetch(address, init);

/** Sends a request to the API of the page's own host. */
export const send: Send = (address, init) => transport(address, init);

/** Replaces the network, for a server whose process includes the API. */
export function sendBy(other: Send): void {
  transport = other;
}
