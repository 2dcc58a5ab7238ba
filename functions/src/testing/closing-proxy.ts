import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that closes after a number of requests, so that the server becomes unreachable halfway. */
export async function startGate(target: string) {
  let left = 0;
  const server = createServer((request, response) => {
    if (left <= 0) {
      request.socket.destroy();
      return;
    }
    left -= 1;
    const { method, headers, url = '/' } = request;
    const passed = send(new URL(url, target), { method, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    letPass(requests: number): void {
      left = requests;
    },

    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
