type Send = (address: string, init: RequestInit) => Promise<Response>;

let transport: Send = (address, init) => fetch(address, init);

/** Sends a request to the API of the page's own host. */
export const send: Send = (address, init) => transport(address, init);

/** Has requests answered without a network, where the API is in the same process. */
export function sendBy(other: Send): void {
  transport = other;
}
