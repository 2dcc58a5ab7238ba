import { describe, expect, it } from 'vitest';
import { add, settle, tallyOfPlaywright, tallyOfVitest } from './tally';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('tallyOfVitest', () => {
  it('counts tests', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')];
    expect(tallyOfVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
      passed: 3,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    expect(tallyOfVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
      passed: 1,
      failed: 1,
    });
  });
});

describe('tallyOfPlaywright', () => {
  it('counts expected and unexpected results', () => {
    expect(tallyOfPlaywright({ stats: { expected: 4, unexpected: 2, flaky: 0 } })).toEqual({
      passed: 4,
      failed: 2,
    });
  });
});

describe('settle', () => {
  it('uses the count of a runner that passed', () => {
    expect(settle(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  });

  it('uses the count of a runner that failed', () => {
    expect(settle(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  });

  it('fails a runner that crashed after its tests passed', () => {
    expect(settle(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  });

  it('fails a runner that left no report', () => {
    expect(settle(0, null)).toEqual({ passed: 0, failed: 1 });
  });

  it('fails a runner that ran no test', () => {
    expect(settle(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('add', () => {
  it('is the sum', () => {
    expect(
      add([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 2 });
  });
});
