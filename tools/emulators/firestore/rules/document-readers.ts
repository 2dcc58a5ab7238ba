import { EvaluationError } from '../../rules/errors';
import { Path, type Value } from '../../rules/values/value';
import type { Fields } from './wire-value';

/** Source: https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits */
const MAX_DOCUMENTS = 10;

const ROOT = ['databases', '(default)', 'documents'];

type Read = (path: string) => Fields | null;

/** The value of `resource` and of `get()`. */
export function resourceOf(path: Path, fields: Fields | null): Value {
  if (fields === null) return null;
  return new Map<string, Value>([
    ['data', fields],
    ['id', path.segments.at(-1) ?? ''],
    ['__name__', path],
  ]);
}

/** The functions of Firestore's rules that read other documents, before and after a commit. */
export function documentReaders(before: Read, after: Read): Map<string, (path: Path) => Value> {
  const paths = new Set<string>();
  const reader = (read: Read, toValue: (path: Path, fields: Fields | null) => Value) => (path: Path) => {
    const segments = path.segments.slice(ROOT.length);
    const isDocument = segments.length > 0 && segments.length % 2 === 0;
    if (!isDocument || !path.toString().startsWith(`${new Path(ROOT)}/`)) {
      throw new EvaluationError(`${path} is not a document path`);
    }
    paths.add(path.toString());
    if (paths.size > MAX_DOCUMENTS)
      throw new EvaluationError(`More than ${MAX_DOCUMENTS} documents are read`);
    return toValue(path, read(segments.join('/')));
  };
  const exists = (_path: Path, fields: Fields | null) => fields !== null;
  return new Map([
    ['get', reader(before, resourceOf)],
    ['exists', reader(before, exists)],
    ['getAfter', reader(after, resourceOf)],
    ['existsAfter', reader(after, exists)],
  ]);
}
