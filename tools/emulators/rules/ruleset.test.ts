import { describe, expect, it, vi } from 'vitest';
import { ANY_DEPTH } from './match-pattern';
import { fromJson } from './request';
import { Ruleset } from './ruleset';
import type { Method } from './syntax/tree';
import { evaluateRules, isAllowed, version } from './testing/evaluate-rules';
import { UNKNOWN } from './values/value';

// The documentation of how rules are matched and applied: https://firebase.google.com/docs/rules/rules-behavior
// and https://firebase.google.com/docs/firestore/security/rules-structure.

describe('a rule applies', () => {
  it.each([
    ['to its own path', 'match /a/b { allow get; }', 'a/b', true],
    ['and to no other', 'match /a/b { allow get; }', 'a/c', false],
    ['not to what is below', 'match /a/b { allow get; }', 'a/b/c/d', false],
    ['to one segment for each wildcard', 'match /a/{x} { allow get; }', 'a/b', true],
    ['and not to more', 'match /a/{x} { allow get; }', 'a/b/c', false],
    ['to any path below a deep wildcard', 'match /a/{x=**} { allow get; }', 'a/b/c/d', true],
    ['to the path itself as well, since version 2', 'match /a/b/{x=**} { allow get; }', 'a/b', true],
    ['below a wildcard in the middle', 'match /{x=**}/songs/{y} { allow get; }', 'songs/b', true],
    ['at any depth', 'match /{x=**}/songs/{y} { allow get; }', 'a/b/songs/c', true],
    ['in a match within a match', 'match /a/{x} { match /c/{y} { allow get; } }', 'a/b/c/d', true],
    [
      'if any of several allows',
      'match /a/{x} { allow get: if false; } match /{y=**} { allow get; }',
      'a/b',
      true,
    ],
    ['only of its service', '} service other { match /{x=**} { allow get; }', 'a/b', false],
  ])('%s', (_name, body, path, expected) => expect(isAllowed(body, path)).toBe(expected));

  it('before version 2 to at least one segment below a deep wildcard', () => {
    const rules = version(1, 'match /a/b/{x=**} { allow get; }').replace("rules_version = '1';", '');
    expect(evaluateRules(rules, 'a/b/c').allowed).toBe(true);
    expect(evaluateRules(rules, 'a/b').allowed).toBe(false);
  });

  it('to a collection group only below a deep wildcard of version 2', () => {
    const group = [ANY_DEPTH, 'songs', UNKNOWN];
    const list = { method: 'list' as const };
    expect(isAllowed('match /{x=**}/songs/{y} { allow list; }', group, list)).toBe(true);
    expect(isAllowed('match /{x=**} { allow list; }', group, list)).toBe(true);
    expect(isAllowed('match /songs/{y} { allow list; }', group, list)).toBe(false);
    expect(isAllowed('match /{x=**}/plays/{y} { allow list; }', group, list)).toBe(false);
    expect(evaluateRules(version(1, 'match /{x=**} { allow list; }'), group, list).allowed).toBe(false);
  });

  const allows = (methods: string, method: Method) =>
    isAllowed(`match /{x=**} { allow ${methods}; }`, 'a/b', { method });
  it.each(['get', 'list', 'create', 'update', 'delete'] as const)(
    'to the methods that it names: %s',
    (method) => {
      const isRead = method === 'get' || method === 'list';
      expect(allows(method, method)).toBe(true);
      expect(allows('read', method)).toBe(isRead);
      expect(allows('write', method)).toBe(!isRead);
      expect(allows('read, write', method)).toBe(true);
    },
  );
});

describe('names', () => {
  const user = { request: fromJson({ auth: { uid: 'ann', token: { admin: true } } }) };
  it.each([
    ['of wildcards', "match /{a}/{b} { allow get: if a == 'x' && b == 'y'; }"],
    ['of deep wildcards, which are paths', 'match /{a=**} { allow get: if a == /x/y && a[1] == "y"; }'],
    ['of outer wildcards', "match /{a} { match /{b} { allow get: if a + b == 'xy'; } }"],
    [
      'of functions that see their enclosing scope, with let',
      `function isUser(uid) { let auth = request.auth; return auth.uid == uid; }
       match /{a}/{b} {
         function both(first, second) { let text = first + second; let twice = text + text; return twice == 'xyxy' && a == 'x'; }
         allow get: if both(a, b) && isUser('ann') && isAdmin();
       }
       function isAdmin() { return request.auth.token.admin == true; }`,
    ],
    [
      'of inner functions before outer ones',
      'function f() { return false; } match /{a=**} { function f() { return true; } allow get: if f(); }',
    ],
  ])('%s', (_name, body) => expect(isAllowed(body, 'x/y', user)).toBe(true));

  it('of variables at a call are not visible in the function', () => {
    const body = 'function f() { return a; } match /{a}/{b} { allow get: if f() == "x"; }';
    expect(isAllowed(body, 'x/y')).toBe(false);
  });

  it('of endlessly recursive functions allow nothing', () => {
    const body = 'function f() { return f(); } match /{a=**} { allow get: if f() || !f(); }';
    expect(isAllowed(body, 'x/y')).toBe(false);
  });
});

describe('unsupported functions and methods', () => {
  const body = '\n  match /{a=**} {\n    allow get: if "x".dance() == 1;\n  }\n';
  it('deny access, and are logged once for each position', () => {
    const warn = vi.fn();
    const ruleset = new Ruleset(version(2, body), warn);
    const rulesRequest = {
      service: 'test',
      method: 'get' as const,
      request: null,
      resource: null,
      readers: new Map(),
    };
    for (const path of [['a'], ['b']])
      expect(ruleset.evaluate({ ...rulesRequest, path }).allowed).toBe(false);
    expect(warn.mock.calls).toEqual([['L3:22 The method dance() is not known here, so access is denied.']]);
  });

  it('deny access even when negated', () => {
    expect(isAllowed('match /{a=**} { allow get: if !dance(); }', 'a')).toBe(false);
    expect(isAllowed('match /{a=**} { allow get: if dance() == dance(); }', 'a')).toBe(false);
  });
});

it('denies access for more expressions than production evaluates', () => {
  const sum = (count: number) => Array.from({ length: count }, () => '1').join(' + ');
  expect(isAllowed(`match /{a} { allow get: if ${sum(400)} == 400; }`, 'a')).toBe(true);
  expect(isAllowed(`match /{a} { allow get: if ${sum(600)} == 600; }`, 'a')).toBe(false);
});

it('returns the reason why each rule does not allow the request', () => {
  const body = 'match /{a} { allow get: if a == "x"; allow get: if request.x; allow list; }';
  expect(evaluateRules(version(2, body), 'y').reasons).toEqual(['L1:50 false', 'L1:95 null has no x']);
});
