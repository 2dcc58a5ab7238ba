import { describe, expect, it } from 'vitest';
import { deployOptionsOf } from './options';

describe('the options of a deployment', () => {
  it.each([
    [['--project', 'p'], { project: 'p', mode: 'deploy', accepted: [] }],
    [['--project', 'p', '--accept', 'company'], { accepted: ['company'] }],
    [['--project', 'p', '--check'], { project: 'p', mode: 'check' }],
    [['--project', 'p', '--rollback'], { project: 'p', mode: 'rollback' }],
    [['--project', 'p', '--preview', 'pr-12'], { project: 'p', mode: 'preview', channel: 'pr-12' }],
  ])('parses %j', (args, options) => {
    expect(deployOptionsOf(args)).toMatchObject(options);
  });

  it.each([
    [[]],
    [['--check']],
    [['--project', 'p', '--check', '--rollback']],
    [['--project', 'p', '--force']],
    [['p']],
  ])('prints the usage for %j', (args) => {
    expect(() => deployOptionsOf(args)).toThrow('Usage: npm run deploy');
  });

  it.each(['live', 'Upper', '-a', 'a'.repeat(40)])('rejects a channel named %s', (channel) => {
    expect(() => deployOptionsOf(['--project', 'p', '--preview', channel])).toThrow('channel');
  });
});
