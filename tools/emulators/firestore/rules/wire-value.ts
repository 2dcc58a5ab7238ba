import { LatLng, Path, RulesTimestamp, UNKNOWN, type Value } from '../../rules/values/value';

/** `google.firestore.v1.Value`: exactly one of these. */
export interface WireValue {
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

/** The fields of a document, as values of the rules language. */
export type Fields = Map<string, Value>;

export function fromWireFields(fields: WireFields = {}): Fields {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]));
}

/** Converts to a value of the rules language. Other types are `UNKNOWN`. */
export function fromWire(value: WireValue): Value {
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.doubleValue !== undefined) return value.doubleValue;
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.bytesValue !== undefined) return value.bytesValue;
  if (value.referenceValue !== undefined) return pathOfName(value.referenceValue);
  if (value.mapValue) return fromWireFields(value.mapValue.fields);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromWire);
  if (value.geoPointValue) {
    return new LatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  if (value.timestampValue) {
    const { seconds = 0, nanos = 0 } = value.timestampValue;
    return new RulesTimestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
  }
  return 'nullValue' in value ? null : UNKNOWN;
}

/** The path of `projects/{project}/databases/…`. In rules, paths omit the project. */
export function pathOfName(name: string): Path {
  return new Path(name.split('/').slice(2));
}
