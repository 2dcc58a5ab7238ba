import { gzipSync } from 'node:zlib';
import type { Endpoint, Multipart } from '@alnafitha/contract';
import fc from 'fast-check';
import { MAX_JSON_BYTES } from '../platform/body';
import { anUploadedImage } from './images';
import { validBodyOf } from './valid-body';

export interface HostileBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer | FormData;
  /** The value is `false` if the contract accepts the request after all: a long word may be a title. */
  readonly isMalformed: boolean;
  /** The report of a failure shows it. */
  readonly [fc.toStringMethod]: () => string;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';
/** Stands for a hostile value. */
const PLACEHOLDER = '@here@';
const GZIP = { 'Content-Encoding': 'gzip' };
/** 40 megabytes in 40 kilobytes: more than the platform accepts. */
const GZIP_BOMB = gzipSync(Buffer.alloc(40_000_000));
const NESTED_FORM = '--y\r\nContent-Disposition: form-data; name="title"\r\n\r\nDoors\r\n--y--\r\n';
const IMAGE = new File([(await anUploadedImage()).bytes], 'a.png', { type: 'image/png' });

/** Bodies with one error or more, and bodies that are merely strange. `form.test.ts` has broken forms. */
export function hostileBodies(endpoint: Endpoint): fc.Arbitrary<HostileBody> {
  const { multipart } = endpoint;
  return multipart
    ? weighted([4, formsWithHostileTexts(endpoint, multipart)], [1, nonsense(FORM_TYPE, endpoint)])
    : weighted([8, jsonBodies(endpoint)], [1, nonsense(JSON_TYPE, endpoint)]);
}

/** Paths that the endpoint rejects: impossible ids, parameters out of range. */
export function hostilePaths({ path, params, query }: Endpoint): fc.Arbitrary<string> {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const valid = Object.fromEntries(names.map((name) => [name, name === 'kind' ? 'posts' : 'd0']));
  const withValues = (values: Readonly<Record<string, string>>) =>
    path.replace(/:(\w+)/g, (_, name) => values[name] ?? '');
  const choices = names.map((name) => {
    const values = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((value) => !/^\.+$/.test(value) && !params?.safeParse({ ...valid, [name]: value }).success)
      .map(encodeURIComponent);
    const hostile = fc.oneof(fc.constantFrom(...HOSTILE_IDS), values);
    return hostile.map((value) => withValues({ ...valid, [name]: value }));
  });
  if (query && 'shape' in query) {
    const fields = Object.keys(query.shape ?? {});
    const queries = fc
      .array(fc.tuple(fc.constantFrom(...fields), hostileParameters), { minLength: 1, maxLength: 3 })
      .map((entries) => new URLSearchParams(entries))
      // The last one of a repeated parameter counts.
      .filter((entries) => !query.safeParse(Object.fromEntries(entries)).success);
    choices.push(queries.map((entries) => `${withValues(valid)}?${entries}`));
  }
  return fc.oneof(...choices);
}

function jsonBodies(endpoint: Endpoint): fc.Arbitrary<HostileBody> {
  return hostileTexts(endpoint).map((text) => {
    const isMalformed = Buffer.byteLength(text) > MAX_JSON_BYTES || !isAccepted(endpoint, parse(text));
    return hostileBody({ 'Content-Type': JSON_TYPE }, text, isMalformed);
  });
}

/** A valid body as JSON text, with one field, several fields or the syntax changed. */
function hostileTexts(endpoint: Endpoint): fc.Arbitrary<string> {
  const body = validBodyOf(endpoint);
  const valid = JSON.stringify(body);
  const withRepeatedKeys = fc
    .subarray(Object.keys(body), { minLength: 1 })
    .chain((keys) => fc.tuple(...keys.map((key) => hostileValues.map((value) => `,"${key}":${value}`))))
    .map((fields) => `${valid.slice(0, -1)}${fields.join('')}}`);
  const withSyntaxError = fc
    .tuple(fc.constantFrom(...SYNTAX_ERRORS), fc.nat(valid.length - 1))
    .map(([change, at]) => change(valid, at));
  return weighted([4, withHostileValue(body)], [1, withRepeatedKeys], [2, withSyntaxError]);
}

const WRONG_TYPES = [...words('null true 0 "" [] [null] {} "x"'), JSON.stringify('x'.repeat(6000))];

/** Valid bodies but for one value, at any depth. */
export function bodiesOfWrongTypes(endpoint: Endpoint): HostileBody[] {
  const body = validBodyOf(endpoint);
  const positions = Array.from({ length: countValues(body) }, (_, position) => position);
  const texts = positions.flatMap((at) => WRONG_TYPES.map((text) => withValueAt(body, at, text)));
  return texts.map((text) => {
    const { multipart } = endpoint;
    if (!multipart) return hostileBody({ 'Content-Type': JSON_TYPE }, text);
    return hostileBody({}, formWith(textsOf(text, multipart), multipart));
  });
}

/** The body as JSON text, with a hostile value at any depth. */
function withHostileValue(body: object): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(countValues(body) - 1), hostileValues)
    .map(([position, text]) => withValueAt(body, position, text));
}

function countValues(body: object): number {
  let count = 0;
  JSON.stringify(body, (_key, value) => {
    count++;
    return value;
  });
  return count;
}

function withValueAt(body: object, position: number, text: string): string {
  let index = 0;
  const marked = JSON.stringify(body, (_key, value) => (index++ === position ? PLACEHOLDER : value));
  return marked.replace(JSON.stringify(PLACEHOLDER), () => text);
}

function formsWithHostileTexts(endpoint: Endpoint, layout: Multipart): fc.Arbitrary<HostileBody> {
  const changed = Object.entries(validTexts(endpoint, layout)).map(([name, valid]) => {
    const values = layout.jsonPart ? hostileTexts(endpoint) : hostileValues;
    const cut = fc.nat(valid.length).map((end) => valid.slice(0, end));
    const texts = weighted<string | undefined>(
      [4, values],
      [2, fc.constant(valid)],
      [1, cut],
      [1, fc.constantFrom(undefined, NESTED_FORM)],
    );
    return texts.map((text) => (text === undefined ? [] : [[name, text] as const]));
  });
  return fc.tuple(...changed).map((entries) => {
    const texts = Object.fromEntries(entries.flat());
    const isMalformed = !isAccepted(endpoint, bodyIn(texts, layout));
    return hostileBody({}, formWith(texts, layout), isMalformed);
  });
}

/** Bodies that are not of the type or the encoding that their headers name. */
function nonsense(type: string, endpoint: Endpoint): fc.Arbitrary<HostileBody> {
  const utf16 = Buffer.from(JSON.stringify(validBodyOf(endpoint)), 'utf16le');
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map(Buffer.from);
  const headers = { 'Content-Type': type };
  return fc.oneof(
    fc.constantFrom('', ' \r\n\t ').map((text) => hostileBody(headers, text)),
    bytes.map((random) => hostileBody(headers, random)),
    bytes.map((random) => hostileBody({ ...headers, ...GZIP }, random)),
    bytes.map((random) => hostileBody({ ...headers, ...GZIP }, gzipSync(random).subarray(0, -9))),
    fc.constant(hostileBody({ ...headers, ...GZIP }, GZIP_BOMB)),
    fc.constant(hostileBody({ ...headers, 'Content-Encoding': 'snappy' }, '{}')),
    fc.constant(hostileBody({ 'Content-Type': `${JSON_TYPE}; charset=utf-16le` }, utf16)),
    fc
      .constantFrom('text/html', 'text/plain', 'application/x-www-form-urlencoded', '', '/', ';')
      .map((otherType) => hostileBody({ 'Content-Type': otherType }, 'title=Doors')),
  );
}

function hostileBody(
  headers: HostileBody['headers'],
  sent: string | Buffer | FormData,
  isMalformed = true,
): HostileBody {
  const content = sent instanceof FormData ? sent : Buffer.from(sent);
  const text = content instanceof FormData ? JSON.stringify([...content]) : content.toString();
  const report = () => `${JSON.stringify(headers)} ${text.slice(0, 300)} (${text.length} characters)`;
  return { headers, content, isMalformed, [fc.toStringMethod]: report };
}

/** Tells whether the endpoint's schema accepts the parsed body. */
function isAccepted({ body }: Endpoint, value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value) && body?.safeParse(value).success === true;
}

/** Returns `undefined` for invalid JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body that the texts of a form represent. */
function bodyIn(texts: Readonly<Record<string, string>>, { jsonFields = [], jsonPart }: Multipart): unknown {
  if (jsonPart) return parse(texts[jsonPart.name] ?? '');
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, jsonFields.includes(name) ? parse(text) : text]),
  );
}

function validTexts(endpoint: Endpoint, layout: Multipart): Record<string, string> {
  return textsOf(JSON.stringify(validBodyOf(endpoint)), layout);
}

/** The texts of a form that represent the body. */
function textsOf(body: string, { jsonPart }: Multipart): Record<string, string> {
  if (jsonPart) return { [jsonPart.name]: body };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.fromEntries(Object.entries(parse(body) ?? {}).map(([name, value]) => [name, textOf(value)]));
}

function formWith(texts: Readonly<Record<string, string>>, { file }: Multipart): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append(file, IMAGE);
  return form;
}

/** The words of a text: lists of strings would take a line for each. */
function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

function weighted<T>(...choices: readonly [number, fc.Arbitrary<T>][]): fc.Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

const SYNTAX_ERRORS: readonly ((valid: string, at: number) => string)[] = [
  (valid, at) => valid.slice(0, at),
  (valid, at) => `${valid.slice(0, at)}\u0000${valid.slice(at)}`,
  (valid) => valid.replaceAll('"', "'"),
  (valid) => valid.replace(/}$/, ',}'),
  (valid) => `${valid}${valid}`,
  (valid) => `\ufeff${valid}`,
  (valid) => `// ${valid}`,
  (valid) => valid.replace(':', ':NaN,"x":'),
  (valid) => valid.replace(':', ':"\u0007",'),
  (valid) => valid.replace(':', ':"\\x",'),
  (valid) => `{${valid}}`,
  (valid) => `)]}',\n${valid}`,
];

const HOSTILE_IDS = [
  ...words(`
    __proto__ __x__ ____ ..%2F..%2Fadmins %2e%2e%2fadmins%2fadmin a%2Fb %00 a%0D%0Ab %E0%A4%A % %ED%A0%80
    a.b * {id}
  `),
  'x'.repeat(129),
  'x'.repeat(6000),
];

const ODD_PARAMETERS = words(`
  0 -1 1.5 101 1e309 -1e309 NaN Infinity null undefined [] {} true 1;DROP 🪟 ../.. __proto__
  9007199254740993 %
`);
const hostileParameters = fc.oneof(
  fc.constantFrom(...ODD_PARAMETERS, '', ' ', '\u0000', '\ud800', 'x'.repeat(5000)),
  fc.string({ unit: 'binary' }),
);

const ODD_VALUES = words(String.raw`
  null true 0 -1 1.5 1e309 -1e309 1e-400 -0 9007199254740993 "" "null" "NaN" [] {} [[]] [null] [{}]
  {"length":5} {"0":"a","1":"b"} {"toString":null} {"then":true} {"$gt":""} {"valueOf":1}
  {"__proto__":{"polluted":true}} {"constructor":{"prototype":{"polluted":true}}} "__proto__" "__name__"
  "../../etc/passwd" "a/b" "." "<script>alert(1)</script>" "{{7*7}}%s%n"
  "2026-02-30" "0000-01-01" "-271821-04-20"
  "\ud800" "\udc00\ud800\u0020\u0000\u0007\u001b" "\u202e\u2066\ufeff\u200b"
`);

/** Valid JSON is text here, because objects cannot represent much of it. */
const hostileValues: fc.Arbitrary<string> = weighted(
  [4, fc.constantFrom(...ODD_VALUES, '" "', '"[object Object]"', '"\' OR 1=1 --"')],
  [2, fc.json()],
  [
    1,
    fc
      .tuple(
        fc.constantFrom('x', 'ن', '🪟', '\\n', '\\u0000', '\\ud83d', ' '),
        fc.integer({ min: 300, max: 5300 }),
      )
      .map(([letter, count]) => `"${letter.repeat(count)}"`),
  ],
  [
    1,
    fc
      .tuple(fc.constantFrom('[]', '{"a":}', '{"__proto__":}'), fc.integer({ min: 300, max: 5300 }))
      .map(([pair, depth]) => `${pair.slice(0, -1).repeat(depth)}1${pair.slice(-1).repeat(depth)}`),
  ],
);
