import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome';
import { timestampFromMillis } from './times';

// The documentation of the types of the rules language as cases:
// https://firebase.google.com/docs/reference/rules/rules.

const holds = (cases: string[]) => it.each(cases)('%s', (source) => expect(outcomeOf(source)).toBe(true));
const fails = (cases: string[]) => it.each(cases)('%s', (source) => expect(outcomeOf(source)).toBe('error'));

describe('strings', () => {
  holds([
    "'ABC123'.lower() == 'abc123' && 'abc'.upper() == 'ABC'",
    "'user@domain.com'.matches('.*@domain[.]com')",
    "!'banana'.matches('.*@domain[.]com') && !'banana'.matches('anan')",
    "'banana'.replace('a', 'o') == 'bonono' && 'banana'.replace('ana', 'ee') == 'beena'",
    "'foo@test.com'.replace('.', '-') == '------------'",
    "'a$'.replace('a', '$&') == '$&$'",
    "'banana'.split('a') == ['b', 'n', 'n', '']",
    "'foo/bar.23'.split('[/.]') == ['foo', 'bar', '23']",
    "'ab'.split('') == ['a', 'b']",
    "'a1b'.split('(1)') == ['a', 'b']",
    "'  a '.trim() == 'a'",
    "'four'.size() == 4",
    "'abcd'[0] == 'a' && 'abcd'[1:3] == 'bc' && 'abc'[0:3] == 'abc'",
    "\"it's\" == 'it\\'s' && '\\u0041' == \"A\"",
    "'a'.toUtf8().toBase64() == 'YQ==' && 'a'.toUtf8().toHexString() == '61' && 'a'.toUtf8().size() == 1",
    "hashing.sha256('').toHexString() == 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'",
  ]);
  fails(["'abc'[3]", "'abc'[-1]", "'abc'[2:4]", "'abc'.size", "'abc'.hasAny(['a'])", "'abc'.lower(1)"]);
});

describe('lists', () => {
  holds([
    "'a' in ['a', 'b'] && !('c' in ['a', 'b'])",
    "['a', 'b'].hasAll(['b', 'a']) && !['a'].hasAll(['a', 'b'])",
    "['a', 'b'].hasAny(['b', 'c']) && !['a'].hasAny(['b'])",
    "!['a', 'b'].hasOnly(['a', 'c'])",
    "['a', 'b'].hasOnly(['a', 'b', 'c'])",
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])",
    "['a', 'b'].concat(['c']).size() == 3",
    "['a', 1, null].join('-') == 'a-1-null'",
    '[1, 2, 2, 3].removeAll([2]) == [1, 3]',
    '[1, 2, 3][1] == 2 && [1, 2, 3][0:2] == [1, 2]',
    '[1, 1, 2].toSet().size() == 2',
  ]);
  fails(['[1][1]', "[1]['a']", '[1].hasAll(1)', '[1].keys()']);
});

describe('sets', () => {
  holds([
    "['a', 'b'].toSet() == ['b', 'a', 'a'].toSet()",
    "['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()",
    "['a'].toSet().union(['b'].toSet()) == ['a', 'b'].toSet()",
    "'a' in ['a'].toSet() && ['d', 'e'].toSet().hasAny(['d', 'f']) && ['a'].toSet().hasOnly(['a', 'b'])",
  ]);
  fails(["['a'].toSet() == ['a'].toSet() ? ['a'].toSet()[0] : 1", "['a'].toSet().union(['b'])"]);
});

describe('maps', () => {
  holds([
    "{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && 'a' in {'a': 1}",
    "{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b']) && {'a': 1}.values() == [1] && {'a': 1}.size() == 1",
    "{'a': 1}.get('a', 7) == 1 && {'a': 1}.get('b', 7) == 7",
    "{'a': {'b': 1}}.get(['a', 'b'], 7) == 1 && {'a': {'b': 1}}.get(['a', 'c'], 7) == 7",
    "{'a': 1}.get(['a', 'b'], 7) == 7",
    "{'a': 1}.diff({}).addedKeys() == ['a'].toSet()",
    "({'a':0, 'c':0, 'u':0}).diff({'r':0, 'c':1, 'u':0}).affectedKeys() == ['a', 'r', 'c'].toSet()",
    "{'a':0}.diff({'a':1, 'b':4}).changedKeys() == ['a'].toSet()",
    "{}.diff({'a':1}).removedKeys() == ['a'].toSet()",
    "{'a': 0}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()",
  ]);
  fails(["{'a': 1}.b", "{'a': 1}['b']", "{'a': 1}.toString", "{'a': 1}[0]", '{1: 2}', "{'a': 1}.get('a')"]);
});

describe('times', () => {
  holds(
    [
      "duration.value(1, 'w') == duration.time(168, 0, 0, 0)",
      "duration.abs(duration.value(-10, 's')) == duration.value(10, 's')",
      "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
      "timestamp.value(0) + duration.value(1, 'd') == timestamp.date(1970, 1, 2)",
      "timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(24, 'h')",
      "timestamp.date(2026, 1, 2) > timestamp.date(2026, 1, 1) && duration.value(1, 'm') < duration.value(1, 'h')",
      'at.year() == 2026 && at.month() == 11 && at.day() == 21 && at.dayOfWeek() == 6 && at.dayOfYear() == 325',
      'at.hours() == 10 && at.minutes() == 20 && at.seconds() == 30 && at.nanos() == 456000000',
      'at.date() == timestamp.date(2026, 11, 21) && at.date() + at.time() == at && at.toMillis() / 1000 * 1000 + 456 == at.toMillis()',
      'timestamp.value(-1).hours() == 23 && timestamp.value(-1).year() == 1969',
    ].map((source) =>
      source.replace(/\bat\b/g, `timestamp.value(${Date.UTC(2026, 10, 21, 10, 20, 30, 456)})`),
    ),
  );
  fails(["duration.value(1, 'y')", "duration.value(1, 's') * 2", "timestamp.value('x')"]);
  it('are read from variables as well', () => {
    expect(outcomeOf('a < b', { a: timestampFromMillis(1), b: timestampFromMillis(2) })).toBe(true);
  });
});

describe('numbers, coordinates and paths', () => {
  holds([
    'math.abs(-10) == 10 && math.abs(-1.5) == 1.5',
    'math.ceil(3.2) == 4 && math.floor(3.8) == 3 && math.round(3.5) == 4',
    'math.sqrt(9.0) == 3.0 && math.pow(2, 3) == 8.0',
    'math.isInfinite(1.0 / 0) && math.isNaN(math.sqrt(-1)) && !math.isNaN(1)',
    'math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111',
    "path('/users/$(id)').bind({'id': 'x'}) == /users/x && (/users/x)[1] == 'x'",
  ]);
  fails(['9223372036854775807 + 1', 'math.floor(1.0 / 0)', "math.abs('a')", "path('/$(id)').bind({})"]);
});
