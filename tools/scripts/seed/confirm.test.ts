import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from './confirm';

async function responseTo(typed: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough({ encoding: 'utf8' });
  input.end(typed);
  return { answer: await confirm('Write?', { input, output }), asked: output.read() ?? '' };
}

it.each([
  ['y\n', true],
  [' YES \n', true],
  ['n\n', false],
  ['\n', false],
  ['yesterday\n', false],
  ['', false],
])('%j at a terminal means %j', async (typed, meant) => {
  expect(await responseTo(typed, true)).toEqual({ answer: meant, asked: 'Write? [y/N] ' });
});

it('is no, and asks nothing, where there is no terminal', async () => {
  expect(await responseTo('y\n', false)).toEqual({ answer: false, asked: '' });
});
