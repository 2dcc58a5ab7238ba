import type { CollectionCount } from '../../migrate/count-invalid';
import type { Finding } from '../finding';

/** One finding for each collection with invalid documents or a pending migration; else one for all. */
export function checkDocuments(counts: readonly CollectionCount[]): Finding[] {
  const remarkable = counts.flatMap(findingsOf);
  if (remarkable.length > 0) return remarkable;
  const total = counts.reduce((sum, { documents }) => sum + documents, 0);
  return [{ name: 'documents', state: 'OK', found: `all ${total} can be read` }];
}

function findingsOf({ collection, documents, invalid, example, older, newer }: CollectionCount): Finding[] {
  const [waiting, invalidOnes] = [older > 0, invalid > 0];
  if (!waiting && !invalidOnes && newer === 0) return [];
  const parts = [
    ...(invalidOnes
      ? [`${invalid} of ${documents} cannot be read and are left out, such as ${example}`]
      : []),
    ...(waiting ? [`${older} of ${documents} are of an older version`] : []),
    ...(newer > 0 ? [`${newer} of ${documents} are of a newer version than this code`] : []),
  ];
  const mend = newer > 0 && !waiting ? 'Deploy the newer code.' : 'npm run migrate names what is in the way.';
  return [{ name: collection, state: invalidOnes ? 'WRONG' : 'ADVICE', found: parts.join('; '), mend }];
}
