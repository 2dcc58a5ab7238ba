import { BACKUP_STEPS, backUp } from './backup/back-up';
import { connect } from './backup/connect';
import { LEFT_OUT } from './backup/documents';
import { describeCounts } from './backup/manifest';
import { optionsOf } from './backup/options';
import { runCommand } from './process/command';
import { createProgress } from './process/progress';

/** Writes a whole project, of emulators or a real one, into one archive. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const options = optionsOf('backup', args);
    const { project, where } = await connect(options);
    const counts = await backUp(project, options.file, new Date(), createProgress(BACKUP_STEPS));
    console.log(
      `${describeCounts(counts)} of ${where} are in ${options.file}, without ${LEFT_OUT.join(' and ')}.`,
    );
    console.log(
      'It holds personal data and password hashes: nobody else may read the file, and nobody should.',
    );
    return 0;
  });
}
