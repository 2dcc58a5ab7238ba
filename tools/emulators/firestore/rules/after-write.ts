import { equals, type RulesTimestamp, UNKNOWN, type Value } from '../../rules/values/value';
import { namesOf, valueAt, withValue } from './field-path';
import { type Fields, fromWire, fromWireFields, type WireFields, type WireValue } from './wire-value';

/** The parts of `google.firestore.v1.Write` that change a document. */
export interface Write {
  verify?: string;
  update?: { name?: string; fields?: WireFields };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  delete?: string;
  transform?: { document?: string; fieldTransforms?: Transform[] };
}

interface Transform {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values?: WireValue[] };
  removeAllFromArray?: { values?: WireValue[] };
}

/** The name of the document that is written. `undefined` for an unknown kind of write. */
export function targetOf(write: Write): string | undefined {
  return write.update?.name ?? write.delete ?? write.transform?.document;
}

/** The document after the write; `null` when deleted. */
export function afterWrite(write: Write, before: Fields | null, time: RulesTimestamp): Fields | null {
  if (write.delete !== undefined) return null;
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  return transforms.reduce((fields, each) => transformed(fields, each, time), updated(write, before));
}

function updated({ update, updateMask }: Write, before: Fields | null): Fields {
  if (!update) return before ?? new Map();
  const fields = fromWireFields(update.fields);
  if (!updateMask) return fields;
  return (updateMask.fieldPaths ?? []).reduce<Fields>((merged, fieldPath) => {
    const names = namesOf(fieldPath);
    return withValue(merged, names, valueAt(fields, names));
  }, before ?? new Map());
}

function transformed(fields: Fields, transform: Transform, time: RulesTimestamp): Fields {
  const names = namesOf(transform.fieldPath ?? '');
  return withValue(fields, names, newValue(transform, valueAt(fields, names), time));
}

function newValue(transform: Transform, current: Value | undefined, time: RulesTimestamp): Value {
  const { setToServerValue, increment, maximum, minimum, appendMissingElements, removeAllFromArray } =
    transform;
  if (setToServerValue === 'REQUEST_TIME') return time;
  if (increment) return withNumber(current, fromWire(increment), sum);
  if (maximum) return withNumber(current, fromWire(maximum), (a, b) => (a < b ? b : a));
  if (minimum) return withNumber(current, fromWire(minimum), (a, b) => (a > b ? b : a));
  const list = Array.isArray(current) ? current : [];
  const values = ((appendMissingElements ?? removeAllFromArray)?.values ?? []).map(fromWire);
  const isIn = (some: Value[]) => (value: Value) => some.some((other) => equals(other, value));
  if (appendMissingElements) return [...list, ...values.filter((value) => !isIn(list)(value))];
  return removeAllFromArray ? list.filter((value) => !isIn(values)(value)) : UNKNOWN;
}

type Numeric = bigint | number;

const isNumeric = (value: Value | undefined): value is Numeric =>
  typeof value === 'bigint' || typeof value === 'number';

function sum(a: Numeric, b: Numeric): Numeric {
  return typeof a === 'bigint' && typeof b === 'bigint' ? a + b : Number(a) + Number(b);
}

/** A field that is not a number is set to the operand. */
function withNumber(
  current: Value | undefined,
  operand: Value,
  combine: (a: Numeric, b: Numeric) => Numeric,
): Value {
  return isNumeric(current) && isNumeric(operand) ? combine(current, operand) : operand;
}
