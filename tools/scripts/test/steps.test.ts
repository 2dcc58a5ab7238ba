import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../process/failure';
import { Steps } from './steps';

describe('Steps', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('prints the sum alone on the last line', async () => {
    const steps = new Steps();
    await steps.run('unit tests', async () => ({ passed: 7, failed: 0 }));
    await steps.run('e2e', async () => ({ passed: 2, failed: 1 }));
    expect(steps.summary().split('\n').at(-1)).toBe('9 passed, 1 failed');
  });

  it('counts a step that throws as one failure, prints the reason, and continues', async () => {
    const steps = new Steps();
    const first = await steps.run('build', () => Promise.reject(new Failure('The build failed: web.')));
    const second = await steps.run('types', async () => ({ passed: 1, failed: 0 }));
    expect([first, second]).toEqual([false, true]);
    expect(steps.total).toEqual({ passed: 1, failed: 1 });
    expect(console.error).toHaveBeenCalledWith('The build failed: web.');
  });

  it('counts a step that could not run as a failure', () => {
    const steps = new Steps();
    steps.miss('e2e', 'since the local Firebase does not run');
    expect(steps.total).toEqual({ passed: 0, failed: 1 });
  });
});
