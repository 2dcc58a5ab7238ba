import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface Options {
  host: string;
  /** 0 means any free port. */
  port: number;
  http2Port: number;
  http1Port: number;
}

/** HTTP/2 connections start with this word (RFC 9113, section 3.4); no method of HTTP/1 does. */
const HTTP2_PREFACE = 'PRI';

/** Forwards each connection to the gRPC or the HTTP port by its first bytes. */
export function startSharedPort({ host, port, http2Port, http1Port }: Options) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.setNoDelay(true);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    const forward = () => {
      // `null` until enough bytes have arrived.
      const word = client.read(HTTP2_PREFACE.length);
      if (word === null) return;
      client.off('readable', forward);
      client.unshift(word);
      const isHttp2 = word.toString('latin1') === HTTP2_PREFACE;
      const inner = connect(isHttp2 ? http2Port : http1Port, '127.0.0.1', () => {
        inner.setNoDelay(true);
        client.pipe(inner).pipe(client);
      });
      inner.on('error', () => client.destroy());
      client.on('close', () => inner.destroy());
    };
    client.on('readable', forward);
  });
  return new Promise<{ port: number; stop: () => void }>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, () =>
      ready({
        port: (server.address() as AddressInfo).port,
        stop() {
          server.close();
          for (const socket of open) socket.destroy();
        },
      }),
    );
  });
}
