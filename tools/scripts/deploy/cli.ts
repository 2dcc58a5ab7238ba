import { resolve } from 'node:path';
import { Failure } from '../process/failure';
import { runTree } from '../process/tree';
import { ROOT } from '../suite/config';
import { openLog } from '../suite/log';

export interface Cli {
  readonly logFile: string;
  /** Runs a Firebase CLI command to its end. Throws a `Failure` with its last lines. */
  run(args: readonly string[]): Promise<void>;
}

const CLI = resolve(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * The Firebase CLI for a project and a configuration, without a terminal. Its login folder is empty, so that it
 * uses the application default credentials, like the checks.
 */
export function openCli(project: string, config: string, note: (line: string) => void): Cli {
  const log = openLog(resolve(ROOT, '.local/deploy/firebase.log'));
  return {
    logFile: log.file,
    async run(args) {
      const all = [CLI, ...args, '--project', project, '--config', config, '--non-interactive'];
      const code = await runTree(process.execPath, all, {
        env: {
          ...process.env,
          NO_COLOR: '1',
          NO_UPDATE_NOTIFIER: '1',
          XDG_CONFIG_HOME: resolve(ROOT, '.local/deploy/config'),
        },
        onLine: (line) => {
          log.write(line);
          if (/^[⚠✔]/.test(line)) note(`    ${line.replace(/\s+/g, ' ')}`);
        },
      });
      if (code === 0) return;
      throw new Failure(
        `${log.tail(30)}\n\nThe Firebase CLI could not do it; all that it said is in ${log.file}.`,
      );
    },
  };
}
