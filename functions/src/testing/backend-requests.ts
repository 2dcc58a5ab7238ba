import type { Suite } from './emulators';

type Method = (...args: unknown[]) => unknown;

/**
 * The app's requests to Firestore, the Identity Toolkit and Auth during the work, sorted: what takes time
 * besides computation. Verifying a token makes no request in production, unless its revocation is checked;
 * with the emulator the SDK always checks it.
 */
export async function backendRequests(
  { db, auth, origin }: Suite,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const calls: string[] = [];
  const unspied: object = Object.assign(Object.create(auth), { getUser: auth.getUser.bind(auth) });
  const restore = [
    // Firestore's client makes all requests through these two.
    spyOn(db, 'request', ([method]) => calls.push(`firestore ${method}`)),
    spyOn(db, 'requestStream', ([method]) => calls.push(`firestore ${method}`)),
    spyOn(auth, 'getUser', () => calls.push('getUser')),
    spyOn(auth, 'createSessionCookie', () => calls.push('createSessionCookie')),
    spyOn(
      auth,
      'verifyIdToken',
      ([, checkRevoked]) => checkRevoked === true && calls.push('getUser'),
      unspied,
    ),
    spyOn(globalThis, 'fetch', ([url]) => {
      const { origin: host, pathname } = new URL(String(url));
      if (host !== origin) calls.push(pathname);
    }),
  ];
  try {
    await work();
    return calls.sort();
  } finally {
    for (const restoreMethod of restore) restoreMethod();
  }
}

/** Observes the calls of an object's method, which then runs on `self`; the returned function restores it. */
function spyOn(
  target: object,
  name: string,
  onCall: (args: readonly unknown[]) => unknown,
  self: unknown = target,
): () => void {
  const original: Method = Reflect.get(target, name);
  Reflect.set(target, name, (...args: unknown[]) => {
    onCall(args);
    return original.apply(self, args);
  });
  return () => Reflect.set(target, name, original);
}
