import { storeQueriedFields } from '../../functions/src/translations/queried-fields';
import { Failure, parseOptions, runCommand, TEXT } from './project/command';
import { connect } from './project/connect';

const USAGE = 'Usage: npm run reindex [-- --project <id>]';

/** Stores the fields by which the panel's lists are filtered and searched: once, for documents of an earlier version. */
await runCommand(async (args) => {
  const { values, positionals } = parseOptions(args, { project: TEXT }, USAGE);
  if (positionals.length > 0) throw new Failure(USAGE);
  const project = await connect(values.project);
  const counts = Object.entries(await storeQueriedFields(project.db));
  const changed = counts.map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`Indexed the content of ${project.where}: ${changed}`);
});
