import { request } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createSiteLoader } from '../../functions/src/pages/site';
import { startServer } from '../../functions/src/testing/server';
import { createTranslator } from '../../functions/src/translations/translator';
import { PROJECT } from '../scripts/suite/config';
import { type Billed, billedFor } from './billed';

/** A request of a browser for a page or to the API. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** JSON. */
  readonly body?: string | undefined;
}

/** The cost of a request: documents, and the gzipped bytes of its response. */
interface CallCost extends Billed {
  readonly bytes: number;
}

/** Runs the function's app in this process, on the data of the running suite, so that its Firestore calls can be counted. */
export async function startCountingApp() {
  const app = initializeApp({ projectId: PROJECT }, 'counting');
  const server = await startServer({
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: async () => getStorage(app).bucket(`${PROJECT}.appspot.com`),
    identity: { signIn: () => Promise.reject(new Error('A visitor does not sign in.')) },
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    logKey: 'any',
    translationBudget: 200_000,
    clock: () => new Date(),
    allowedOrigins: [],
    siteOrigin: '',
    projectId: 'demo-alnafitha',
    site: createSiteLoader(new URL('../../functions/dist/site/', import.meta.url)),
    deadline: 10_000,
    // No cache: the reads of each request are counted.
    listCacheMs: 0,
    uploadDeadline: 50_000,
    secureCookies: false,
  });

  return {
    /** Sends the request once. Throws for an error response. */
    async costOf(call: Call): Promise<CallCost> {
      let bytes = 0;
      const billed = await billedFor(async () => {
        bytes = await send(server.origin, call);
      });
      return { ...billed, bytes };
    },

    async stop(): Promise<void> {
      await server.close();
      await deleteApp(app);
    },
  };
}

/** `fetch` would decompress the response. */
function send(origin: string, { method, path, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Origin: origin, 'Accept-Encoding': 'gzip', 'Content-Type': 'application/json' };
    const sent = request(origin + path, { method, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${method} ${path} responded ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
