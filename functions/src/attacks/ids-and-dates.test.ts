import { expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '../testing/endpoints';
import { validBodyOf } from '../testing/valid-body';

const IDS = ['a/b', '..', '.', '__x__', '', ' ', 'a\u0000b', 'x'.repeat(129)];
const DAYS = [
  ...['', '0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '10000-01-01'],
  ...['2026-02-30', '2026-13-01'],
];
const MINUTES = DAYS.map((day) => `${day}T00:00`);

/** Values that no field of this name accepts. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  id: IDS,
  revision: IDS,
  copyOf: IDS,
  ids: IDS.map((id) => [id]),
  former: IDS.map((id) => [id]),
  attachments: IDS.map((id) => [id]),
  date: [...DAYS, ...MINUTES],
  followUpOn: DAYS,
  from: DAYS,
  to: DAYS,
};

it('a wrong id, and a day outside of 2000 to 2099, is rejected at its field by every endpoint', () => {
  const fields = new Set<string>();
  const accepted: unknown[] = [];
  const check = (of: string, schema: z.ZodType, valid: object, toInput: (value: unknown) => unknown) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    for (const name of Object.keys(properties)) {
      for (const value of WRONG[name] ?? []) {
        fields.add(name);
        const { error } = schema.safeParse({ ...valid, [name]: toInput(value) });
        if (!error?.issues.some(({ path }) => path[0] === name)) accepted.push([of, name, value]);
      }
    }
  };
  for (const endpoint of ENDPOINTS) {
    const { method, path, body, query } = endpoint;
    if (body) check(`${method} ${path}`, body, validBodyOf(endpoint), (value) => value);
    if (query) check(`${method} ${path}?`, query, {}, String);
  }
  expect(accepted).toEqual([]);
  expect([...fields].sort()).toEqual(Object.keys(WRONG).sort());
});
