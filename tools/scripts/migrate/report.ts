import { SCHEMA_VERSIONS } from '../../../functions/src/platform/schema-version';
import type { Outcome } from './migrate';

/** A line for each collection, and the paths of documents that could not be migrated. */
export function describeOutcomes(outcomes: readonly Outcome[], verb: 'to bring up' | 'brought up'): string {
  const width = Math.max(...outcomes.map(({ collection }) => collection.length));
  const lines = outcomes.map(({ collection, documents, older, newer, stuck }) => {
    const counts = [
      `${documents} documents`,
      `${older} ${verb} to version ${SCHEMA_VERSIONS[collection]}`,
      ...(newer > 0 ? [`${newer} of a newer version, left as they are`] : []),
      ...(stuck.length > 0 ? [`${stuck.length} that cannot be brought up`] : []),
    ];
    return `${collection.padEnd(width)}  ${counts.join(', ')}`;
  });
  const stuck = outcomes.flatMap((outcome) => outcome.stuck);
  if (stuck.length === 0) return lines.join('\n');
  const advice = stuck.some(({ path }) => path.startsWith('admins/'))
    ? ['For administrators run `npm run admin -- migrate` first.']
    : [];
  return [
    ...lines,
    'Cannot be brought up, and stay as they are:',
    ...stuck.map(({ path, fields }) => `${path}: ${fields.join(', ')}`),
    ...advice,
  ].join('\n');
}
