import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/outcome';

// The documentation of the rules language as cases: https://firebase.google.com/docs/reference/rules/rules
// and https://firebase.google.com/docs/rules/rules-language.

const holds = (cases: string[]) => it.each(cases)('%s', (source) => expect(outcomeOf(source)).toBe(true));
const fails = (cases: string[]) => it.each(cases)('%s', (source) => expect(outcomeOf(source)).toBe('error'));

describe('operators have the documented precedence', () => {
  holds([
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '10 - 4 - 3 == 3',
    '-2 * -3 == 6',
    '!false && true',
    'true || false && false',
    '1 < 2 == true',
    '1 in [1] == true',
    '1 + 1 in [2]',
    '1 is int == true',
    'false ? false : true ? true : false',
    '7 / 2 == 3 && 7 % 2 == 1 && 7 / 2.0 == 3.5',
    "'a' + 'b' == 'ab'",
  ]);
});

describe('values of different types', () => {
  holds([
    '1 == 1.0',
    "1 != '1'",
    'null == null',
    'false != null',
    '[1, 2] == [1, 2] && [1, 2] != [2, 1]',
    "{'a': 1, 'b': [2]} == {'b': [2], 'a': 1}",
    "'a' < 'b' && 2 > 1.5 && 2 >= 2",
    '/a/b == /a/$("b")',
    "path('/a/b') == /a/b",
  ]);
  fails(["1 + 'a'", "1 < 'a'", 'true < false', "-'a'", '!1', '1 / 0', '1 in 1', '[1] + [2]']);
});

describe('an expression without a value is ignored when the other side decides', () => {
  holds(['true || null.x', 'null.x || true', '!(false && null.x)', '!(null.x && false)', 'true || 1']);
  fails([
    'null.x || false',
    'false || null.x',
    'null.x && true',
    'true && null.x',
    '1 && true',
    'null.x ? true : true',
  ]);
});

describe('types', () => {
  holds([
    'true is bool',
    '1 is int && 1 is number',
    '1.0 is float && 1.0 is number',
    "'a' is string",
    '[1] is list',
    "{'a': 1} is map",
    '[1].toSet() is set',
    '/a is path',
    "'a'.toUtf8() is bytes",
    "duration.value(1, 's') is duration",
    'timestamp.value(0) is timestamp',
    'latlng.value(1, 2) is latlng',
    '!(1 is string) && !(1 is float) && !(null is map)',
    "int('2') == 2 && int(2.9) == 2 && float('2.5') == 2.5 && float(2) is float",
    "bool('true') && !bool('false')",
    "string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(null) == 'null'",
  ]);
  fails(["int('x')", "float('x')", "bool('x')", 'string([1])']);
});

describe('unsupported parts of the language', () => {
  it.each([
    'nothing',
    'nothing()',
    'nothing.abs(1)',
    'math.nothing(1)',
    "'a'.nothing()",
    "'a'.constructor()",
    '1 is nothing',
    "'a'.matches('(?=a)')",
    "'aa'.matches('(a)\\\\1')",
    "'a'.matches('[')",
    "hashing.crc32('a')",
    'constructor(1)',
  ])('%s', (source) => expect(outcomeOf(source)).toBe('not supported'));
});
