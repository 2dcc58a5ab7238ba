import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { emulatorEnvironment } from '../../environment';

const JAVA = resolve(import.meta.dirname, '../../bin/java');

/** Starts the server on a free port, as the Firebase CLI does. */
export async function startServer(
  further: readonly string[] = [],
): Promise<{ server: ChildProcess; origin: string }> {
  const environment = emulatorEnvironment(process.env);
  const program = environment.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
  const args = ['-Duser.language=en', '-jar', program, '--host', '127.0.0.1', '--port', '0', ...further];
  const server = spawn(JAVA, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = / on (\S+:\d+)$/.exec(line)?.[1];
    if (origin) return { server, origin };
  }
  throw new Error('The server ended before it listened.');
}
