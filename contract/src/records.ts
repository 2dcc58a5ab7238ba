/** Returns the keys of a record that has no others than its type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(record: object): string[] {
  return Object.keys(record);
}

/** Returns the record of the keys' values. */
export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  compute: (key: Key) => Value,
): Record<Key, Value>;
export function fromKeys(
  keys: readonly string[],
  compute: (key: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, compute(key)]));
}

/** Returns the record with some of its keys, those that it has. */
export function pick<Value extends object, Key extends string>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key & keyof Value>;
export function pick(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
