import { connect } from './backup/connect';
import { runCommand } from './process/command';
import { confirm } from './process/confirm';
import { createProgress } from './process/progress';
import { optionsOf } from './seed/options';
import { clientEnvironment } from './suite/client-environment';
import { prepareConfig } from './suite/config';
import { requireEmulator } from './suite/running';

/**
 * Seeds the running emulators: those of the environment, else those of `npm start`. With `--project` it writes the
 * first content of a real project.
 */
export function run(args: readonly string[] = []): Promise<number> {
  return runCommand(async () => {
    const options = optionsOf(args);
    if (options.project) return seedProject(options.project, options);
    const environment = clientEnvironment(prepareConfig('default').config);
    Object.assign(process.env, { ...environment, ...process.env });
    await requireEmulator(process.env.FIREBASE_AUTH_EMULATOR_HOST);
    const { seed } = await import('../emulators/seed');
    await seed();
    return 0;
  });
}

interface Options {
  readonly bucket: string;
  readonly isConfirmed: boolean;
}

async function seedProject(name: string, { bucket, isConfirmed }: Options): Promise<number> {
  const content = await import('./seed/first-content');
  const { project, where } = await connect({ project: name, bucket });
  await content.requireNoContent(project);
  console.log(`This goes into ${where} and the bucket ${bucket}: ${content.describeFirstContent()}.`);
  console.log('They are samples: the people of the testimonials, the projects and the posts are made up.');
  if (!isConfirmed && !(await confirm('Write it?'))) {
    console.log('Nothing was written. With --yes it is done without a question.');
    return 0;
  }
  await content.seedFirstContent(project, createProgress(content.FIRST_CONTENT_STEPS));
  console.log('Administrators come by `npm run admin -- create`.');
  return 0;
}
