import { readHashParameters } from './backup/accounts';
import { connect } from './backup/connect';
import { describeCounts } from './backup/manifest';
import { optionsOf } from './backup/options';
import { RESTORE_STEPS, restore } from './backup/restore';
import { runCommand } from './process/command';
import { onInterruption } from './process/interruption';
import { createProgress } from './process/progress';

/** Restores an archive of `npm run backup` into a project, of emulators or a real one. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { file, isReplacing, hashParameters, ...target } = optionsOf('restore', args);
    const { project, where } = await connect({ file, isReplacing, ...target });
    const hash = hashParameters ? { hash: readHashParameters(hashParameters) } : {};
    const forget = onInterruption(() =>
      console.log('Whatever was written stays. The same command goes on with it, or begins again.'),
    );
    const { counts, withoutPassword } = await restore(
      project,
      file,
      { isReplacing, ...hash },
      createProgress(RESTORE_STEPS),
    );
    forget();
    console.log(`${describeCounts(counts)} are back in ${where}. Nobody is logged in there any more.`);
    if (withoutPassword > 0) {
      console.log(
        `${withoutPassword} accounts have no password: administrators get one by \`npm run admin -- reset\`.`,
      );
    }
    return 0;
  });
}
