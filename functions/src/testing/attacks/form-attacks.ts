import type { Endpoint, Multipart } from '@alnafitha/contract';
import { validBodyOf } from '../valid-body';
import { type Attack, type AttackGenerator, isAccepted, nonsenseBodies } from './attack';
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
export function formAttacks(image: Buffer): readonly AttackGenerator[] {
  const partsOf = (endpoint: Endpoint, texts: Texts) => {
    const { file: name } = layoutOf(endpoint);
    return [...[...texts].map(([each, value]) => text(each, value)), file(name, image)];
  };
  const withTexts = (endpoint: Endpoint, name: string, texts: Texts): Attack => {
    const seen = seenIn(layoutOf(endpoint), texts);
    const isMalformed = seen === undefined || !isAccepted(endpoint, seen);
    return { name, headers: { 'Content-Type': TYPE }, bytes: form(partsOf(endpoint, texts)), isMalformed };
  };
  const withParts =
    (name: string, parts: (valid: Part[], endpoint: Endpoint, random: Random) => Part[]): AttackGenerator =>
    (endpoint, random) => {
      const valid = partsOf(endpoint, validTexts(endpoint));
      const bytes = form(parts(valid, endpoint, random));
      return { name, headers: { 'Content-Type': TYPE }, bytes, isMalformed: true };
    };
  const asSent = (
    name: string,
    change: (valid: Buffer, random: Random) => Buffer,
    type = TYPE,
  ): AttackGenerator => {
    return (endpoint, random) => {
      const bytes = change(form(partsOf(endpoint, validTexts(endpoint))), random);
      return { name, headers: { 'Content-Type': type }, bytes, isMalformed: true };
    };
  };
  const inOneField: AttackGenerator = (endpoint, random) => {
    const texts = validTexts(endpoint);
    const name = random.pick([...texts.keys()]);
    const value = layoutOf(endpoint).jsonPart
      ? withHostileValue(validBodyOf(endpoint), random)
      : hostileValue(random);
    return withTexts(endpoint, `the field ${name}`, texts.set(name, value));
  };

  return [
    nonsenseBodies(TYPE),
    ...[inOneField, inOneField, inOneField, inOneField],
    (endpoint, random) => {
      const texts = validTexts(endpoint);
      const name = random.pick([...texts.keys()]);
      const value = texts.get(name) ?? '';
      return withTexts(
        endpoint,
        `a part of ${name}`,
        texts.set(name, value.slice(0, random.below(value.length))),
      );
    },
    (endpoint) => withTexts(endpoint, 'the image alone', new Map()),
    (endpoint) => {
      const texts = validTexts(endpoint);
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
    asSent('cut', (valid, random) => valid.subarray(0, random.below(valid.length - 4))),
    asSent('another boundary', (valid) => valid, 'multipart/form-data; boundary=y'),
    asSent('no boundary', (valid) => valid, 'multipart/form-data'),
    asSent('an empty boundary', (valid) => valid, 'multipart/form-data; boundary='),
    asSent('as JSON', (valid) => valid, 'application/json'),
    asSent('another kind of form', (valid) => valid, 'multipart/mixed; boundary=x'),
    withParts('a part without a name', (valid) => [{ head: 'form-data', body: 'x' }, ...valid]),
    withParts('letters of no kind', (valid) => [
      { head: 'form-data; name="title"\r\nContent-Type: text/plain; charset=x', body: 'x' },
      ...valid,
    ]),
    withParts('a head of 100 kB', (valid) => [text('x'.repeat(100_000), 'x'), ...valid]),
    withParts('a thousand fields', (valid, _, random) => [
      ...Array.from({ length: 1000 }, () => text(random.pick(['title', '__proto__', 'data', 'x']), '{}')),
      ...valid,
    ]),
    withParts('a thousand pictures', (valid, endpoint) => [
      ...valid,
      ...Array.from({ length: 1000 }, () => file(layoutOf(endpoint).file, 'x')),
    ]),
    withParts('a megabyte in a field', (valid) => [text('title', 'x'.repeat(1_000_001)), ...valid]),
  ];
}

const NESTED = '--y\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n--y--\r\n'.repeat(100);

type Texts = Map<string, string>;

function layoutOf({ multipart }: Endpoint): Multipart {
  if (!multipart) throw new Error('This endpoint takes no form');
  return multipart;
}

function validTexts(endpoint: Endpoint): Texts {
  const fields: Record<string, unknown> = { ...validBodyOf(endpoint) };
  const { jsonPart } = layoutOf(endpoint);
  if (jsonPart) return new Map([[jsonPart.name, JSON.stringify(fields)]]);
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return new Map(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
}

/** The body that the texts represent; `undefined` if there is none. */
function seenIn({ jsonFields = [], jsonPart }: Multipart, texts: Texts): unknown {
  try {
    if (jsonPart) return JSON.parse(texts.get(jsonPart.name) ?? '');
    const fields = [...texts].map(([name, value]) => [
      name,
      jsonFields.includes(name) ? JSON.parse(value) : value,
    ]);
    return Object.fromEntries(fields);
  } catch {
    return undefined;
  }
}

function filesOnly(endpoint: Endpoint, image: Buffer): Buffer {
  const texts = [...validTexts(endpoint)].map(([name, value]) => file(name, value));
  return form([...texts, file(layoutOf(endpoint).file, image)]);
}
