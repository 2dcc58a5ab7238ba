import { deleteObjects } from '../../functions/src/media/files';
import { takeInventory } from '../../functions/src/media/orphans';
import { Failure, FLAG, parseOptions, runCommand, TEXT } from './project/command';
import { connect } from './project/connect';

const USAGE = `Usage: npm run media:orphans [-- [--project <id>] [--bucket <name>] [--delete]]`;

/** Lists objects without a media file; `--delete` deletes them. */
await runCommand(async (args) => {
  const options = { project: TEXT, bucket: TEXT, delete: FLAG };
  const { values, positionals } = parseOptions(args, options, USAGE);
  if (positionals.length > 0) throw new Failure(USAGE);
  const project = await connect(values.project, values.bucket);
  const bucket = project.bucket();
  const { objects, orphans } = await takeInventory(project.db, bucket, new Date());

  for (const { path, bytes } of orphans) console.log(`${path}  ${bytes}`);
  const bytes = orphans.reduce((sum, orphan) => sum + orphan.bytes, 0);
  const count = `${orphans.length} of ${objects} objects in ${bucket.name}, ${bytes} bytes`;
  console.log(`Shown by nothing in ${project.where} for an hour or more: ${count}`);
  if (!values.delete || orphans.length === 0) return;
  if (orphans.length === objects) {
    throw new Failure('No object at all belongs to a picture of that project: nothing is deleted.');
  }
  await deleteObjects(
    bucket,
    orphans.map(({ path }) => path),
  );
  console.log('Deleted.');
});
