import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RulesSyntaxError } from '../../rules/errors';
import { ProjectRules } from './project-rules';

const VALID = "rules_version = '2'; service cloud.firestore {}";

let folder: string;
const fileWith = (content: string) => {
  const file = join(folder, 'firestore.rules');
  writeFileSync(file, content);
  return file;
};
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  warn.mockReset().mockReturnValue(undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('come from the file for every project without its own', () => {
  const rules = ProjectRules.fromFile(fileWith(VALID));
  expect(rules.of('one')?.version).toBe(2);
  rules.set('two', 'service cloud.firestore {}');
  expect([rules.of('one')?.version, rules.of('two')?.version]).toEqual([2, 1]);
});

it('are null without a file', () => {
  expect(ProjectRules.fromFile(undefined).of('one')).toBeNull();
});

it('are null for a broken file, and log the position', () => {
  expect(ProjectRules.fromFile(fileWith('service ;')).of('one')).toBeNull();
  expect(warn.mock.calls.flat().join()).toContain("L1:9 Expected a name, not ';'.");
});

it('are null after broken rules were set', () => {
  const rules = ProjectRules.fromFile(fileWith(VALID));
  expect(() => rules.set('one', 'service ;')).toThrow(RulesSyntaxError);
  expect([rules.of('one'), rules.of('two')?.version]).toEqual([null, 2]);
});
