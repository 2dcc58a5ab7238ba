import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that closes after a number of requests, so that the server becomes unreachable halfway. */
export async function startClosingProxy(target: string) {
  let remaining = 0;
  const server = createServer((request, response) => {
    if (remaining <= 0) {
      request.socket.destroy();
      return;
    }
    remaining -= 1;
    const { method, headers, url = '/' } = request;
    const forwarded = send(new URL(url, target), { method, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    allow(requests: number): void {
      remaining = requests;
    },

    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
