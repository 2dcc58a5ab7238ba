import { describe, expect, it } from 'vitest';
import { deployOptionsOf } from './options';

describe('the options of a deployment', () => {
  it.each([
    [['--project', 'p'], { project: 'p', mode: 'deploy', accepted: [] }],
    [['--project', 'p', '--accept', 'company'], { accepted: ['company'] }],
    [['--project', 'p', '--check'], { project: 'p', mode: 'check' }],
    [['--project', 'p', '--rollback'], { project: 'p', mode: 'rollback' }],
    [['--project', 'p', '--preview', 'pr-12'], { project: 'p', mode: 'preview', channel: 'pr-12' }],
  ])('understands %j', (args, options) => {
    expect(deployOptionsOf(args)).toMatchObject(options);
  });

  it.each([
    [[]],
    [['--check']],
    [['--project', 'p', '--check', '--rollback']],
    [['--project', 'p', '--force']],
    [['p']],
  ])('explains itself where %j cannot be meant', (args) => {
    expect(() => deployOptionsOf(args)).toThrow('Usage: npm run deploy');
  });

  it.each(['live', 'Upper', '-a', 'a'.repeat(40)])('refuses a channel named %s', (channel) => {
    expect(() => deployOptionsOf(['--project', 'p', '--preview', channel])).toThrow('channel');
  });
});
