import { glossary } from '../../emulators/translator/glossary/index';
import { type RunningTranslator, startTranslator } from '../../emulators/translator/server';
import { type FirebaseConfig, portsOf } from './config';
import type { SuiteLog } from './log';

/** The fake Cloud Translation API. It runs in this process, so it always ends with it. */
export function startSuiteTranslator(config: FirebaseConfig, log: SuiteLog): Promise<RunningTranslator> {
  const port = portsOf(config).find(({ name }) => name === 'translator')?.port;
  if (port === undefined) throw new Error('The configuration names no port for the translator');
  return startTranslator({
    port,
    glossary,
    onUnknown: (text) => log.write(`translator: no Arabic in the glossary for ${JSON.stringify(text)}`),
  });
}
