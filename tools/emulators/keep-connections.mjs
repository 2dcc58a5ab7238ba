import http from 'node:http';

/**
 * Preloaded into the Firebase CLI: its servers never close an idle connection. Node's default closes it after
 * five seconds, maybe while a client sends the next request, which then fails with ECONNRESET.
 */
const { createServer } = http;
http.createServer = (...args) =>
  Object.assign(Reflect.apply(createServer, http, args), { keepAliveTimeout: 0 });
