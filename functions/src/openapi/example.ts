/** The part of JSON Schema that zod writes: https://json-schema.org/draft/2020-12 */
export interface JsonSchema {
  readonly type?: string | undefined;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  /** Of the metadata: zod drops `examples` where the schema transforms its input. */
  readonly example?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
}

const STRINGS: Readonly<Record<string, string>> = {
  'date-time': '2026-03-01T12:00:00.000Z',
  date: '2026-03-01',
  email: 'mariam@example.com',
  uuid: '7f8c2d54-5a0e-4a9e-9f5f-6a4f1f0f4b11',
};

/** A value of the schema: its own example, else the smallest one of its type. */
export function exampleOf(schema: JsonSchema, given: Readonly<Record<string, unknown>> = {}): unknown {
  for (const key of ['example', 'const', 'default'] as const) if (key in schema) return schema[key];
  if (schema.enum) return schema.enum[0];
  const { type, format = '', anyOf, properties = {}, required = [], items, minimum = 0 } = schema;
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (type === 'object')
    return Object.fromEntries(
      required.flatMap((name) =>
        properties[name] ? [[name, given[name] ?? exampleOf(properties[name])]] : [],
      ),
    );
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(items ?? {}));
  if (type === 'number' || type === 'integer') return Math.max(0, minimum);
  if (type === 'boolean') return true;
  return STRINGS[format] ?? 'Text'.padEnd(schema.minLength ?? 0, '.');
}
