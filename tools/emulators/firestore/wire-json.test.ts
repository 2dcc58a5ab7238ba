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
  expect(
    fieldsToJson({ time: { timestampValue: {} }, list: { arrayValue: {} }, map: { mapValue: {} } }),
  ).toEqual({
    time: { timestampValue: { seconds: '0', nanos: 0 } },
    list: { arrayValue: [] },
    map: { mapValue: {} },
  });
});

it.each([{ x: {} }, { x: { otherValue: 1 } }, { x: { stringValue: 1 } }, { x: { arrayValue: [{}] } }])(
  'rejects an invalid value: %j',
  (fields) => {
    expect(() => fieldsFromJson(fields)).toThrow('Not a value');
  },
);

it('rejects an unknown type', () => {
  expect(() => fieldsToJson({ x: { laterValue: 1 } as object })).toThrow('laterValue');
});
