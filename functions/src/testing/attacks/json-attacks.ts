import type { Endpoint } from '@alnafitha/contract';
import { validBodyOf } from '../valid-body';
import { type Attack, type AttackGenerator, isAccepted, nonsenseBodies } from './attack';
import { hostileValue } from './hostile';
import type { Random } from './random';

const JSON_TYPE = 'application/json';
/** Placeholder for a hostile value. */
const PLACEHOLDER = '@here@';

/** A JSON body with one error. */
export const JSON_ATTACKS: readonly AttackGenerator[] = [
  nonsenseBodies(JSON_TYPE),
  (endpoint, random) => attack(endpoint, 'one value', withHostileValue(validBodyOf(endpoint), random)),
  (endpoint, random) => attack(endpoint, 'one value', withHostileValue(validBodyOf(endpoint), random)),
  (endpoint, random) => attack(endpoint, 'one value', withHostileValue(validBodyOf(endpoint), random)),
  (endpoint, random) => attack(endpoint, 'all values', withHostileValues(validBodyOf(endpoint), random)),
  (endpoint, random) => attack(endpoint, 'another body', hostileValue(random)),
  (endpoint, random) => {
    const valid = JSON.stringify(validBodyOf(endpoint));
    return attack(endpoint, 'a part', valid.slice(0, random.below(valid.length)));
  },
  (endpoint, random) =>
    attack(endpoint, 'broken JSON', malformed(JSON.stringify(validBodyOf(endpoint)), random)),
  (endpoint, random) => {
    const valid = JSON.stringify(validBodyOf(endpoint));
    const field = random.pick(Object.keys(validBodyOf(endpoint)));
    return attack(
      endpoint,
      'a key twice',
      `${valid.slice(0, -1)},${JSON.stringify(field)}:${hostileValue(random)}}`,
    );
  },
  (endpoint) => {
    const bytes = Buffer.from(JSON.stringify(validBodyOf(endpoint)), 'utf16le');
    const headers = { 'Content-Type': `${JSON_TYPE}; charset=utf-16le` };
    return { name: 'UTF-16', headers, bytes, isMalformed: true };
  },
];

function attack(endpoint: Endpoint, name: string, text: string): Attack {
  const isMalformed = Buffer.byteLength(text) > 100_000 || !isAdmittedText(endpoint, text);
  return { name, headers: { 'Content-Type': JSON_TYPE }, bytes: Buffer.from(text), isMalformed };
}

function isAdmittedText(endpoint: Endpoint, text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && !Array.isArray(body) && isAccepted(endpoint, body);
  } catch {
    return false;
  }
}

/** The JSON text of the value with a hostile value at one position, at any depth. */
export function withHostileValue(value: unknown, random: Random): string {
  const marked = JSON.stringify(withPlaceholder(value, random));
  return marked.replace(JSON.stringify(PLACEHOLDER), () => hostileValue(random));
}

function withPlaceholder(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return PLACEHOLDER;
  const keys = Object.keys(value);
  const chosen = keys[random.below(keys.length + 1)];
  if (chosen === undefined) return PLACEHOLDER;
  const changed = Object.entries(value).map(([key, each]) => [
    key,
    key === chosen ? withPlaceholder(each, random) : each,
  ]);
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}

function withHostileValues(value: object, random: Random): string {
  const fields = Object.keys(value).map((key) => `${JSON.stringify(key)}:${hostileValue(random)}`);
  return `{${fields.join(',')}}`;
}

function malformed(valid: string, random: Random): string {
  const at = random.below(valid.length);
  return random.pick([
    () => valid.replaceAll('"', "'"),
    () => valid.replace(/}$/, ',}'),
    () => `${valid}${valid}`,
    () => `\ufeff${valid}`,
    () => `// ${valid}`,
    () => valid.replace(':', ':NaN,"x":'),
    () => valid.replace(':', ':undefined,"x":'),
    () => valid.replace(':', ':"\u0007",'),
    () => valid.replace(':', ':"\\x",'),
    () => `${valid.slice(0, at)}\u0000${valid.slice(at)}`,
    () => `{${valid}}`,
    () => `)]}',\n${valid}`,
  ])();
}
