import { describe, expect, it } from 'vitest';
import { descendantsOf, listProcesses, parsePs } from './processes';

describe('listProcesses', () => {
  it('lists this process', () => {
    const self = listProcesses().find(({ pid }) => pid === process.pid);
    expect(self).toMatchObject({ parent: process.ppid });
    expect(self?.residentBytes).toBeGreaterThan(10 * 1024 ** 2);
    expect(self?.command).toContain('node');
  });
});

describe('parsePs', () => {
  it('reads a process per line, without zombies', () => {
    const output = [
      '    1     0     1   1200 Ss   /sbin/launchd',
      '  42     1    42  2048 S+   node a.js --b  c',
      '  43    42    42      0 Z+   (node)',
      '',
    ];
    expect(parsePs(output.join('\n'))).toEqual([
      { pid: 1, parent: 0, group: 1, residentBytes: 1_228_800, command: '/sbin/launchd', environment: '' },
      {
        pid: 42,
        parent: 1,
        group: 42,
        residentBytes: 2_097_152,
        command: 'node a.js --b  c',
        environment: '',
      },
    ]);
  });
});

describe('descendantsOf', () => {
  it('finds children of children and no others', () => {
    const entry = (pid: number, parent: number) => ({
      pid,
      parent,
      group: 0,
      residentBytes: 0,
      command: '',
      environment: '',
    });
    const processes = [entry(1, 0), entry(2, 1), entry(3, 2), entry(4, 3), entry(5, 1)];
    expect(descendantsOf(2, processes).map(({ pid }) => pid)).toEqual([3, 4]);
  });
});
