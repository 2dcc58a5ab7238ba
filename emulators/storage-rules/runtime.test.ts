import { describe, expect, it } from 'vitest';
import { answerTo } from './runtime';

const load = (content: string) =>
  answerTo(
    JSON.stringify({
      id: 0,
      action: 'load_ruleset',
      context: { rulesetName: '0', source: { files: [{ name: 'r', content }] } },
    }),
  );

describe('the Storage rules runtime', () => {
  it('takes a ruleset and answers its version', () => {
    expect(load("rules_version = '2';\nservice firebase.storage {}")).toMatchObject({
      id: 0,
      status: 'ok',
      errors: [],
      result: { rulesVersion: 2 },
    });
    expect(load('service firebase.storage {}')).toMatchObject({ result: { rulesVersion: 1 } });
  });

  it('permits nobody', () => {
    const request = {
      id: 7,
      action: 'verify',
      context: { rulesetName: '0', path: '/b/x/o/y', method: 'get', variables: {} },
    };
    expect(answerTo(JSON.stringify(request))).toMatchObject({
      id: 7,
      status: 'ok',
      result: { permit: false },
    });
  });

  it('says what it does not know', () => {
    expect(answerTo('{"id":1,"action":"dance"}')).toMatchObject({
      status: 'error',
      errors: ['Unknown action: dance'],
    });
  });
});
