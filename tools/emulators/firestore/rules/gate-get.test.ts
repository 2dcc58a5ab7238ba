import { describe, expect, it } from 'vitest';
import { gateOf, isDenied, nameOf } from '../testing/gate';
import { Gate } from './gate';

const mayGet = (condition: string, path: string, uid?: string | null) =>
  !isDenied(() => gateOf(`match /{c}/{d} { allow get: if ${condition}; }`, uid).get(nameOf(path)));

describe('a get', () => {
  it.each([
    ['resource.data.shown', 'posts/one', true],
    ['resource.data.shown', 'posts/two', false],
    ['resource.data.shown', 'posts/none', false],
    ['resource == null', 'posts/none', true],
    ["resource.id == d && resource['__name__'] == request.path && db == '(default)'", 'posts/one', true],
    ['request.path == /databases/$(db)/documents/$(c)/$(d)', 'posts/one', true],
    ["request.method == 'get' && request.time == timestamp.date(2026, 11, 21)", 'posts/one', true],
    ["request.auth.uid == 'ann' && request.auth.token.sub == 'ann'", 'posts/one', true],
    ["get(/databases/$(db)/documents/users/$(request.auth.uid)).data.role == 'editor'", 'posts/one', true],
    ['get(/databases/$(db)/documents/users/bob).data.role == "editor"', 'posts/one', false],
    ['get(/databases/$(db)/documents/users/bob) == null', 'posts/one', true],
    ['exists(/databases/$(db)/documents/users/ann)', 'posts/one', true],
    ['exists(/databases/$(db)/documents/users/bob)', 'posts/one', false],
    ['!exists(/databases/$(db)/documents/users)', 'posts/one', false],
    ['!exists(/databases/other/documents/users/ann)', 'posts/one', false],
    ['!exists("users/ann")', 'posts/one', false],
  ])('if %s: %s', (condition, path, expected) => expect(mayGet(condition, path)).toBe(expected));

  it('reads ten other documents at most', () => {
    const each = (count: number) =>
      Array.from({ length: count }, (_, n) => `!exists(/databases/$(db)/documents/x/${n})`).join(' && ');
    expect(mayGet(each(10), 'posts/one')).toBe(true);
    expect(mayGet(each(11), 'posts/one')).toBe(false);
  });

  it('has a null request.auth without a caller', () => {
    expect(mayGet('request.auth == null', 'posts/one', null)).toBe(true);
    expect(mayGet('request.auth != null', 'posts/one', null)).toBe(false);
    expect(mayGet('request.auth.uid != "x"', 'posts/one', null)).toBe(false);
  });

  it('is denied when there are no valid rules', () => {
    const gate = new Gate({ ruleset: () => null, read: () => null, now: Date.now }, null);
    expect(isDenied(() => gate.get(nameOf('posts/one')))).toBe(true);
  });
});
