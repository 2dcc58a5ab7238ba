import type { Endpoint, Multipart } from '@alnafitha/contract';
import { rightBodyOf } from '../valid-body';
import { type Attack, type Attempt, isAdmitted, withoutSense } from './attack';
import { hostileValue } from './hostile';
import { withHostileValue } from './json-attacks';
import type { Random } from './random';

const TYPE = 'multipart/form-data; boundary=x';

interface Part {
  readonly head: string;
  readonly body: string | Buffer;
}
const text = (name: string, body: string): Part => ({ head: `form-data; name="${name}"`, body });
const file = (name: string, body: string | Buffer): Part => ({
  head: `form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png`,
  body,
});
const form = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--x\r\nContent-Disposition: ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--x--\r\n'),
  ]);

/** Forms with a valid image and one error. */
export function formAttacks(image: Buffer): readonly Attack[] {
  const partsOf = (endpoint: Endpoint, texts: Texts) => {
    const { file: name } = layoutOf(endpoint);
    return [...[...texts].map(([each, value]) => text(each, value)), file(name, image)];
  };
  const withTexts = (endpoint: Endpoint, name: string, texts: Texts): Attempt => {
    const seen = seenIn(layoutOf(endpoint), texts);
    const isMalformed = seen === undefined || !isAdmitted(endpoint, seen);
    return { name, headers: { 'Content-Type': TYPE }, bytes: form(partsOf(endpoint, texts)), isMalformed };
  };
  const withParts =
    (name: string, parts: (right: Part[], endpoint: Endpoint, random: Random) => Part[]): Attack =>
    (endpoint, random) => {
      const right = partsOf(endpoint, rightTexts(endpoint));
      const bytes = form(parts(right, endpoint, random));
      return { name, headers: { 'Content-Type': TYPE }, bytes, isMalformed: true };
    };
  const asSent = (name: string, change: (right: Buffer, random: Random) => Buffer, type = TYPE): Attack => {
    return (endpoint, random) => {
      const bytes = change(form(partsOf(endpoint, rightTexts(endpoint))), random);
      return { name, headers: { 'Content-Type': type }, bytes, isMalformed: true };
    };
  };
  const inOneField: Attack = (endpoint, random) => {
    const texts = rightTexts(endpoint);
    const name = random.pick([...texts.keys()]);
    const value = layoutOf(endpoint).jsonPart
      ? withHostileValue(rightBodyOf(endpoint), random)
      : hostileValue(random);
    return withTexts(endpoint, `the field ${name}`, texts.set(name, value));
  };

  return [
    withoutSense(TYPE),
    ...[inOneField, inOneField, inOneField, inOneField],
    (endpoint, random) => {
      const texts = rightTexts(endpoint);
      const name = random.pick([...texts.keys()]);
      const value = texts.get(name) ?? '';
      return withTexts(
        endpoint,
        `a part of ${name}`,
        texts.set(name, value.slice(0, random.below(value.length))),
      );
    },
    (endpoint) => withTexts(endpoint, 'the picture alone', new Map()),
    (endpoint) => {
      const texts = rightTexts(endpoint);
      return withTexts(
        endpoint,
        'a form in a field',
        new Map([...texts.keys()].map((name) => [name, NESTED])),
      );
    },
    (endpoint) => ({
      ...withTexts(endpoint, 'files for fields', new Map()),
      bytes: filesOnly(endpoint, image),
    }),
    asSent('cut', (right, random) => right.subarray(0, random.below(right.length - 4))),
    asSent('another boundary', (right) => right, 'multipart/form-data; boundary=y'),
    asSent('no boundary', (right) => right, 'multipart/form-data'),
    asSent('an empty boundary', (right) => right, 'multipart/form-data; boundary='),
    asSent('as JSON', (right) => right, 'application/json'),
    asSent('another kind of form', (right) => right, 'multipart/mixed; boundary=x'),
    withParts('a part without a name', (right) => [{ head: 'form-data', body: 'x' }, ...right]),
    withParts('letters of no kind', (right) => [
      { head: 'form-data; name="title"\r\nContent-Type: text/plain; charset=x', body: 'x' },
      ...right,
    ]),
    withParts('a head of 100 kB', (right) => [text('x'.repeat(100_000), 'x'), ...right]),
    withParts('a thousand fields', (right, _, random) => [
      ...Array.from({ length: 1000 }, () => text(random.pick(['title', '__proto__', 'data', 'x']), '{}')),
      ...right,
    ]),
    withParts('a thousand pictures', (right, endpoint) => [
      ...right,
      ...Array.from({ length: 1000 }, () => file(layoutOf(endpoint).file, 'x')),
    ]),
    withParts('a megabyte in a field', (right) => [text('title', 'x'.repeat(1_000_001)), ...right]),
  ];
}

const NESTED = '--y\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n--y--\r\n'.repeat(100);

type Texts = Map<string, string>;

function layoutOf({ multipart }: Endpoint): Multipart {
  if (!multipart) throw new Error('This endpoint takes no form');
  return multipart;
}

function rightTexts(endpoint: Endpoint): Texts {
  const fields: Record<string, unknown> = { ...rightBodyOf(endpoint) };
  const { jsonPart: envelope } = layoutOf(endpoint);
  if (envelope) return new Map([[envelope.name, JSON.stringify(fields)]]);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return new Map(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
}

/** The body that the texts represent; `undefined` if there is none. */
function seenIn({ jsonFields: json = [], jsonPart: envelope }: Multipart, texts: Texts): unknown {
  try {
    if (envelope) return JSON.parse(texts.get(envelope.name) ?? '');
    const fields = [...texts].map(([name, value]) => [name, json.includes(name) ? JSON.parse(value) : value]);
    return Object.fromEntries(fields);
  } catch {
    return undefined;
  }
}

function filesOnly(endpoint: Endpoint, image: Buffer): Buffer {
  const texts = [...rightTexts(endpoint)].map(([name, value]) => file(name, value));
  return form([...texts, file(layoutOf(endpoint).file, image)]);
}
