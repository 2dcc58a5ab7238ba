import { storeTranslationStates } from '../../functions/src/translations/stored-states';
import { Failure, parseOptions, runCommand, TEXT } from './project/command';
import { connect } from './project/connect';

const USAGE = 'Usage: npm run translations:states [-- --project <id>]';

/** Stores the state that the review queue reads: once, for documents from before 2026-11-25. */
await runCommand(async (args) => {
  const { values, positionals } = parseOptions(args, { project: TEXT }, USAGE);
  if (positionals.length > 0) throw new Failure(USAGE);
  const project = await connect(values.project);
  const counts = Object.entries(await storeTranslationStates(project.db));
  const changed = counts.map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`Stored the state of translations in ${project.where}: ${changed}`);
});
