import { z } from 'zod';
import { timestampFromMillis } from '../rules/values/times';
import { Path, RulesSet, type Value } from '../rules/values/value';

/** The Firebase CLI's JSON of a value of the rules language. Source: its `emulator/storage/rules/expressionValue`. */
export type WireValue =
  | { null_value: null }
  | { string_value: string }
  | { bool_value: boolean }
  | { int_value: number }
  | { float_value: number }
  | { timestamp_value: string }
  | { path_value: { segments: { simple: string }[] } }
  | { list_value: { values: WireValue[] } }
  | { set_value: { values: WireValue[] } }
  | { map_value: { fields: Record<string, WireValue> } };

const Values = z.object({ values: z.array(z.lazy(() => WireValue)) });

export const WireValue: z.ZodType<WireValue> = z.union([
  z.strictObject({ null_value: z.null() }),
  z.strictObject({ string_value: z.string() }),
  z.strictObject({ bool_value: z.boolean() }),
  z.strictObject({ int_value: z.int() }),
  z.strictObject({ float_value: z.number() }),
  z.strictObject({ timestamp_value: z.string().refine((text) => !Number.isNaN(Date.parse(text))) }),
  z.strictObject({ path_value: z.object({ segments: z.array(z.object({ simple: z.string() })) }) }),
  z.strictObject({ list_value: Values }),
  z.strictObject({ set_value: Values }),
  z.strictObject({
    map_value: z.object({
      fields: z.record(
        z.string(),
        z.lazy(() => WireValue),
      ),
    }),
  }),
]);

export function fromWire(value: WireValue): Value {
  if ('string_value' in value) return value.string_value;
  if ('bool_value' in value) return value.bool_value;
  if ('int_value' in value) return BigInt(value.int_value);
  if ('float_value' in value) return value.float_value;
  if ('timestamp_value' in value) return timestampFromMillis(Date.parse(value.timestamp_value));
  if ('path_value' in value) return new Path(value.path_value.segments.map(({ simple }) => simple));
  if ('list_value' in value) return value.list_value.values.map(fromWire);
  if ('set_value' in value) return new RulesSet(value.set_value.values.map(fromWire));
  if ('map_value' in value) {
    const entries = Object.entries(value.map_value.fields).map(
      ([key, entry]) => [key, fromWire(entry)] as const,
    );
    return new Map(entries);
  }
  return null;
}
