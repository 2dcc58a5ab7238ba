import { describe, expect, it } from 'vitest';
import { RulesSyntaxError } from '../errors';
import { parseRules } from './parse-rules';

describe('broken rules are rejected with the position', () => {
  it.each([
    ['service test { match /a { allow get: if true } }', 1, 46, "Expected ';', not '}'."],
    ['service test {\n  match /a {\n    allow put;\n  }\n}', 3, 11, "Expected a method, not 'put'."],
    ['service test { allow get; }', 1, 16, "'allow' stands in a match."],
    ["rules_version = '3';", 1, 17, "Version '3' is not known."],
    ['service test { match { } }', 1, 22, "Expected a path, not '{'."],
    ['service test {', 1, 15, "Expected 'match', 'allow' or 'function', not the end of the file."],
    ['service test { match /a { allow get: if 1 +; } }', 1, 44, "Expected a value, not ';'."],
    ['service test { match /a { allow get: if a ~ b; } }', 1, 43, "'~' is not known here."],
    ["service test { match /a { allow get: if '\\.'; } }", 1, 41, 'The escape \\. is not known.'],
    ['service test { match /a { allow get: if 99999999999999999999; } }', 1, 41, 'The number is too large.'],
    ['service test { function f() { let a = 1; } }', 1, 42, "Expected 'return', not '}'."],
    ['import x', 1, 1, "Expected 'service', not 'import'."],
    ['service test { match /a { allow get: if b"x" == 1; } }', 1, 42, "Expected ';', not '\"x\"'."],
  ])('%s', (source, line, column, description) => {
    expect(() => parseRules(source)).toThrow(new RulesSyntaxError(description, line, column));
  });
});
