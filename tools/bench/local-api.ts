import { gzipSync } from 'node:zlib';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createSiteLoader } from '../../functions/src/pages/site';
import { type Billed, billedFor } from '../../functions/src/testing/reads';
import { startServer } from '../../functions/src/testing/server';
import { createTranslator } from '../../functions/src/translations/translator';

export interface Call {
  readonly method: string;
  /** The path includes the query string. */
  readonly path: string;
  readonly body?: string | undefined;
}

export type LocalApi = Awaited<ReturnType<typeof startLocalApi>>;

/** Runs the function's app in this process on the suite's data, to count its Firestore calls. */
export async function startLocalApi(projectId: string) {
  const app = initializeApp({ projectId }, 'bench');
  const { origin, close } = await startServer({
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: async () => getStorage(app).bucket(`${projectId}.appspot.com`),
    translator: createTranslator({ endpoint: process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT }),
    translationBudget: 200_000,
    mailFrom: 'Al Nafitha <website@alnafitha.example>',
    site: createSiteLoader(new URL('../../functions/dist/site/', import.meta.url)),
    deadline: 10_000,
    uploadDeadline: 50_000,
  });
  return {
    origin,

    /** Measures a repeated request, because the first may translate texts. `bytes` are gzipped. */
    async costOf({ method, path, body }: Call): Promise<Billed & { readonly bytes: number }> {
      const headers = { Origin: origin, 'Content-Type': 'application/json' };
      const send = async () => {
        const response = await fetch(origin + path, { method, headers, ...(body && { body }) });
        if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}`);
        return gzipSync(await response.arrayBuffer()).length;
      };
      const bytes = await send();
      return { ...(await billedFor(send)), bytes };
    },

    async stop(): Promise<void> {
      await close();
      await deleteApp(app);
    },
  };
}
