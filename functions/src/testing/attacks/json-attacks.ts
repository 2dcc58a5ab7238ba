import type { Endpoint } from '@alnafitha/contract';
import { rightBodyOf } from '../valid-body';
import { type Attack, type Attempt, isAdmitted, withoutSense } from './attack';
import { hostileValue } from './hostile';
import type { Random } from './random';

const JSON_TYPE = 'application/json';
/** Placeholder for a hostile value. */
const PLACE = '@here@';

/** A JSON body with one error. */
export const JSON_ATTACKS: readonly Attack[] = [
  withoutSense(JSON_TYPE),
  (endpoint, random) => attempt(endpoint, 'one value', withHostileValue(rightBodyOf(endpoint), random)),
  (endpoint, random) => attempt(endpoint, 'one value', withHostileValue(rightBodyOf(endpoint), random)),
  (endpoint, random) => attempt(endpoint, 'one value', withHostileValue(rightBodyOf(endpoint), random)),
  (endpoint, random) => attempt(endpoint, 'all values', withHostileValues(rightBodyOf(endpoint), random)),
  (endpoint, random) => attempt(endpoint, 'another body', hostileValue(random)),
  (endpoint, random) => {
    const right = JSON.stringify(rightBodyOf(endpoint));
    return attempt(endpoint, 'a part', right.slice(0, random.below(right.length)));
  },
  (endpoint, random) =>
    attempt(endpoint, 'broken JSON', broken(JSON.stringify(rightBodyOf(endpoint)), random)),
  (endpoint, random) => {
    const right = JSON.stringify(rightBodyOf(endpoint));
    const field = random.pick(Object.keys(rightBodyOf(endpoint)));
    return attempt(
      endpoint,
      'a key twice',
      `${right.slice(0, -1)},${JSON.stringify(field)}:${hostileValue(random)}}`,
    );
  },
  (endpoint) => {
    const bytes = Buffer.from(JSON.stringify(rightBodyOf(endpoint)), 'utf16le');
    const headers = { 'Content-Type': `${JSON_TYPE}; charset=utf-16le` };
    return { name: 'UTF-16', headers, bytes, isMalformed: true };
  },
];

function attempt(endpoint: Endpoint, name: string, text: string): Attempt {
  const isMalformed = Buffer.byteLength(text) > 100_000 || !isAdmittedText(endpoint, text);
  return { name, headers: { 'Content-Type': JSON_TYPE }, bytes: Buffer.from(text), isMalformed };
}

function isAdmittedText(endpoint: Endpoint, text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && !Array.isArray(body) && isAdmitted(endpoint, body);
  } catch {
    return false;
  }
}

/** The JSON text of the value with a hostile value at one position, at any depth. */
export function withHostileValue(value: unknown, random: Random): string {
  const marked = JSON.stringify(withPlace(value, random));
  return marked.replace(JSON.stringify(PLACE), () => hostileValue(random));
}

function withPlace(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return PLACE;
  const keys = Object.keys(value);
  const chosen = keys[random.below(keys.length + 1)];
  if (chosen === undefined) return PLACE;
  const changed = Object.entries(value).map(([key, each]) => [
    key,
    key === chosen ? withPlace(each, random) : each,
  ]);
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}

function withHostileValues(value: object, random: Random): string {
  const fields = Object.keys(value).map((key) => `${JSON.stringify(key)}:${hostileValue(random)}`);
  return `{${fields.join(',')}}`;
}

function broken(right: string, random: Random): string {
  const at = random.below(right.length);
  return random.pick([
    () => right.replaceAll('"', "'"),
    () => right.replace(/}$/, ',}'),
    () => `${right}${right}`,
    () => `\ufeff${right}`,
    () => `// ${right}`,
    () => right.replace(':', ':NaN,"x":'),
    () => right.replace(':', ':undefined,"x":'),
    () => right.replace(':', ':"\u0007",'),
    () => right.replace(':', ':"\\x",'),
    () => `${right.slice(0, at)}\u0000${right.slice(at)}`,
    () => `{${right}}`,
    () => `)]}',\n${right}`,
  ])();
}
