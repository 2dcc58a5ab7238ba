import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Language, translate, translateBatch } from '@alnafitha/contract';
import express from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { readRawBody } from '../../platform/body';
import { errorHandler } from '../../platform/error-handler';
import { mount } from '../../platform/mount';
import { createRateLimits } from '../../platform/rate-limits';
import { createBudget } from '../budget';
import { createTranslationMemory } from '../memory';
import { translationRoutes } from '../routes';
import { createTranslateTexts } from '../translate-texts';
import type { Translator } from '../translator';

export interface InstanceOptions {
  readonly db: Firestore;
  readonly translator: Translator;
  readonly clock?: () => Date;
  /** Maximum characters per day. */
  readonly budget?: number;
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** The translation endpoints on a separate port, like one of several instances with a shared database. */
export async function startInstance({
  db,
  translator,
  clock = () => new Date(),
  budget = 200_000,
}: InstanceOptions) {
  const app = express();
  const routes = translationRoutes({
    limits: createRateLimits(db, clock),
    translateTexts: createTranslateTexts({
      memory: createTranslationMemory(db),
      translator,
      budget: createBudget(db, { limit: budget, clock }),
      clock,
    }),
  });
  const guard = { user: async () => null, admin: async () => null };
  const options = {
    guard,
    deadline: 30_000,
    uploadDeadline: 30_000,
    onChange: () => undefined,
    secureCookies: false,
  };
  app.use(readRawBody, mount(routes, options), errorHandler);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  return {
    one: (text: unknown, targetLang: unknown = 'ar') => send(translate.path, { text, targetLang }),
    batch: (texts: unknown, targetLang: unknown = 'ar') => send(translateBatch.path, { texts, targetLang }),

    /** The translations; throws for an error response. */
    async texts(
      texts: readonly string[],
      targetLang: Language = 'ar',
      headers?: Record<string, string>,
    ): Promise<string[]> {
      const { status, body } = await send(translateBatch.path, { texts, targetLang }, headers);
      if (status !== 200) throw new Error(`responded with ${status}: ${JSON.stringify(body)}`);
      return translateBatch.response.parse(body).translatedTexts;
    },

    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
