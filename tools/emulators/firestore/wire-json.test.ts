import { expect, it } from 'vitest';
import { fieldsFromJson, fieldsToJson } from './wire-json';

it('restores every Firestore type from JSON', () => {
  const fields = {
    nothing: { nullValue: 'NULL_VALUE' },
    no: { booleanValue: false },
    whole: { integerValue: '9223372036854775807' },
    wholeButDouble: { doubleValue: 1 },
    notANumber: { doubleValue: Number.NaN },
    infinite: { doubleValue: Number.NEGATIVE_INFINITY },
    negativeZero: { doubleValue: -0 },
    smallest: { doubleValue: 5e-324 },
    empty: { stringValue: '' },
    time: { timestampValue: { seconds: '-62135596800', nanos: 999_999_000 } },
    bytes: { bytesValue: Buffer.from([0, 128, 255]) },
    reference: { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    place: { geoPointValue: { latitude: -90, longitude: 180 } },
    list: { arrayValue: { values: [{ mapValue: { fields: { deep: { arrayValue: { values: [] } } } } }] } },
    map: { mapValue: { fields: { ['__proto__']: { integerValue: '1' }, nullValue: { stringValue: 'x' } } } },
  };
  expect(fieldsFromJson(JSON.parse(JSON.stringify(fieldsToJson(fields))))).toEqual(fields);
});

it('fills in defaults that the wire format omits', () => {
  const fields = { time: { timestampValue: {} }, list: { arrayValue: {} }, map: { mapValue: {} } };
  const time = { timestampValue: { seconds: '0', nanos: 0 } };
  expect(fieldsToJson(fields)).toEqual({ ...fields, time, list: { arrayValue: [] } });
});

it('rejects invalid values and unknown types', () => {
  for (const x of [{}, { otherValue: 1 }, { stringValue: 1 }, { arrayValue: [{}] }])
    expect(() => fieldsFromJson({ x })).toThrow('Not a value');
  expect(() => fieldsToJson({ x: { laterValue: 1 } as object })).toThrow('laterValue');
});
