import { describe, expect, it } from 'vitest';
import { commandOf } from './options';

const CREATE = ['create', 'Noor', '--email', 'noor@example.com', '--name', 'Noor A.'];

describe('the arguments', () => {
  it.each([
    [CREATE, { action: 'create', username: 'noor', email: 'noor@example.com', name: 'Noor A.' }],
    [['reset', 'noor'], { action: 'reset', username: 'noor' }],
    [['disable', ' NOOR '], { action: 'disable', username: 'noor' }],
    [['list'], { action: 'list' }],
    [['migrate'], { action: 'migrate' }],
  ])('%j mean %o', (args, command) => {
    expect(commandOf(args)).toEqual({ command, project: undefined });
    expect(commandOf([...args, '--project', 'real'])).toEqual({ command, project: 'real' });
  });

  it.each([
    [[]],
    [['remove', 'noor']],
    [['create']],
    [['create', 'noor', '--email', 'noor@example.com']],
    [['create', 'noor', '--name', 'Noor']],
    [['create', 'noor', '--email', 'noor@example.com', '--name', ' ']],
    [['reset']],
    [['reset', 'noor', 'other']],
    [['reset', 'noor', '--email', 'x@example.com']],
    [['list', 'noor']],
    [['migrate', 'noor']],
    [['list', '--project', '']],
    [['list', '--project']],
    [[...CREATE, '--password', 'for-every-process-to-see']],
  ])('%j are rejected', (args) => {
    expect(() => commandOf(args)).toThrow('Usage: npm run admin');
  });

  it.each(['../noor', '__noor__', 'noor a', '', 'n'.repeat(201)])('%j is not a username', (username) => {
    expect(() => commandOf(['reset', username])).toThrow('A username has');
  });

  it('validates the e-mail address', () => {
    expect(() => commandOf(['create', 'noor', '--email', 'noor', '--name', 'N'])).toThrow(
      'no e-mail address',
    );
  });
});
