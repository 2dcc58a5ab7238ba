import { parseArgs } from 'node:util';
import { startFirestore } from './server';

// The CLI's other options are ignored: the project, the edition and the port of a user interface.
const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8080' },
    rules: { type: 'string' },
    seed_from_export: { type: 'string' },
    functions_emulator: { type: 'string' },
  },
  strict: false,
});

const server = await startFirestore({
  host: String(values.host),
  port: Number(values.port),
  rules: textOf(values.rules),
  importFrom: textOf(values.seed_from_export),
  functions: textOf(values.functions_emulator),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.stop();
    process.exit(0);
  });
}
console.info(`Firestore emulator on ${values.host}:${server.port}`);

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
