import { seed } from '../emulators/seed';
import { Failure, FLAG, parseOptions, runCommand, TEXT } from './project/command';
import { connect, requireEmulators } from './project/connect';
import { localEmulators } from './project/target';
import { confirm } from './seed/confirm';
import { describeFirstContent, requireNoContent, seedFirstContent } from './seed/first-content';

const USAGE = `Usage: npm run seed                                                      brings the sample content of a running suite back
       npm run seed -- --project <id> --bucket <name> [--yes]   writes the first content into a real project that has none`;

await runCommand(async (args) => {
  const options = { project: TEXT, bucket: TEXT, yes: FLAG };
  const { values, positionals } = parseOptions(args, options, USAGE);
  const { project, bucket, yes = false } = values;
  const isReal = project !== undefined && bucket !== undefined;
  if (positionals.length > 0 || (!isReal && Object.keys(values).length > 0)) throw new Failure(USAGE);
  if (isReal) await seedProject(project, bucket, yes);
  else await seedEmulators();
});

/** Seeds the environment's emulators, else those of `npm start`. */
async function seedEmulators(): Promise<void> {
  const environment = { ...localEmulators(), ...process.env };
  await requireEmulators(environment);
  Object.assign(process.env, environment);
  await seed();
}

async function seedProject(name: string, bucket: string, isConfirmed: boolean): Promise<void> {
  const project = await connect(name, bucket);
  await requireNoContent(project);
  console.log(`This goes into ${project.where} and the bucket ${bucket}: ${describeFirstContent()}.`);
  console.log('They are samples: the people of the testimonials, the projects and the posts are made up.');
  if (!isConfirmed && !(await confirm('Write it?'))) {
    console.log('Nothing was written. With --yes it is done without a question.');
    return;
  }
  await seedFirstContent(project);
  console.log('Administrators come by `npm run admin -- create`.');
}
