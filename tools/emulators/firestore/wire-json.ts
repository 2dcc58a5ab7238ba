/** A value has exactly one of these fields (`google.firestore.v1.Value`). */
interface WireValue {
  nullValue?: unknown;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number;
  timestampValue?: { seconds?: string | number; nanos?: number };
  stringValue?: string;
  bytesValue?: Uint8Array;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: WireValue[] };
  mapValue?: { fields?: WireFields };
}

export type WireFields = Record<string, WireValue>;

/** The JSON is lossless, in the form of Firestore's REST API: its one key is the type. */
type JsonValue = Readonly<Record<string, unknown>>;
type JsonFields = Readonly<Record<string, JsonValue>>;

export function fieldsToJson(fields: WireFields = {}): JsonFields {
  return mapped(fields, valueToJson);
}

/** Throws when `fieldsToJson` has not created the JSON. */
export function fieldsFromJson(fields: JsonFields): WireFields {
  return mapped(fields, valueFromJson);
}

function valueToJson(value: WireValue): JsonValue {
  if (isGiven(value.booleanValue)) return { booleanValue: value.booleanValue };
  // Numbers are strings, because JSON has neither 64-bit integers nor NaN, infinity or negative zero.
  if (isGiven(value.integerValue)) return { integerValue: String(value.integerValue) };
  if (isGiven(value.doubleValue)) {
    return { doubleValue: Object.is(value.doubleValue, -0) ? '-0' : String(value.doubleValue) };
  }
  if (isGiven(value.stringValue)) return { stringValue: value.stringValue };
  if (isGiven(value.bytesValue)) return { bytesValue: Buffer.from(value.bytesValue).toString('base64') };
  if (isGiven(value.referenceValue)) return { referenceValue: value.referenceValue };
  if (isGiven(value.timestampValue)) {
    const { seconds, nanos } = value.timestampValue;
    return { timestampValue: { seconds: String(seconds ?? 0), nanos: nanos ?? 0 } };
  }
  if (isGiven(value.geoPointValue)) {
    const { latitude, longitude } = value.geoPointValue;
    return { geoPointValue: { latitude: latitude ?? 0, longitude: longitude ?? 0 } };
  }
  if (isGiven(value.arrayValue)) return { arrayValue: (value.arrayValue.values ?? []).map(valueToJson) };
  if (isGiven(value.mapValue)) return { mapValue: fieldsToJson(value.mapValue.fields ?? {}) };
  if (isGiven(value.nullValue)) return { nullValue: null };
  throw new Error(`Unknown type of value: ${Object.keys(value).join(', ')}`);
}

function valueFromJson(json: JsonValue): WireValue {
  const [[type, value] = []] = Object.entries(json);
  if (typeof value === 'string') {
    if (type === 'stringValue' || type === 'referenceValue' || type === 'integerValue')
      return { [type]: value };
    if (type === 'doubleValue') return { doubleValue: Number(value) };
    if (type === 'bytesValue') return { bytesValue: Buffer.from(value, 'base64') };
  }
  if (type === 'booleanValue' && typeof value === 'boolean') return { booleanValue: value };
  if (type === 'nullValue') return { nullValue: 'NULL_VALUE' };
  if (type === 'arrayValue' && Array.isArray(value))
    return { arrayValue: { values: value.map(valueFromJson) } };
  if (isRecord(value)) {
    if (type === 'timestampValue' || type === 'geoPointValue') return { [type]: value };
    if (type === 'mapValue') return { mapValue: { fields: fieldsFromJson(value as JsonFields) } };
  }
  throw new Error(`Not a value: ${JSON.stringify(json)}`);
}

/** The wire format omits absent types, or sets them to `null`. */
function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Assignment would treat a field called `__proto__` differently. */
function mapped<From, To>(fields: Readonly<Record<string, From>>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}
