import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AdminLogin, COMPANY } from '@alnafitha/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Failure } from '../project/command';

const MIN_LENGTH = 12;
/**
 * There is no second factor, and the API allows up to 50 guesses an hour for one username. The estimate for three known
 * words, such as two names and a year, is 10^8, because it cannot know what an attacker knows; the limit is above that.
 */
const MIN_GUESSES = 1e9;

/** Public names of this site, which an attacker tries first. */
const SITE_NAMES = [
  ...Object.values(COMPANY.shortName),
  ...Object.values(COMPANY.name),
  new URL(COMPANY.website).hostname,
  'admin',
];

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * Reads a new password: typed twice at a terminal without echo, else the first line of the input. Throws a `Failure` for one that is
 * easy to guess, also from the owner's `names`.
 */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  names: readonly string[],
): Promise<string> {
  const isTerminal = input.isTTY === true;
  // Discards readline's echo; readline also turns the terminal's own echo off.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input,
    ...(isTerminal && { output: nowhere, terminal: true }),
    historySize: 0,
  });
  const responses = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (isTerminal) output.write(question);
    const response = await responses.next();
    if (isTerminal) output.write('\n');
    if (response.done) throw new Failure(isTerminal ? 'Stopped.' : 'No password came from standard input.');
    return response.value;
  };
  try {
    const password = checked(await ask('Password: '), names);
    if (isTerminal && (await ask('The same again: ')) !== password) {
      throw new Failure('Those were two different passwords.');
    }
    return password;
  } finally {
    lines.close();
  }
}

/** Returns the password if the login accepts it and it is not easy to guess. */
function checked(password: string, names: readonly string[]): string {
  if ([...password].length < MIN_LENGTH) {
    throw new Failure(`The password must have at least ${MIN_LENGTH} characters.`);
  }
  if (!AdminLogin.shape.password.safeParse(password).success) throw new Failure('The password is too long.');
  if (guessesFor(password, [...names, ...SITE_NAMES]) < MIN_GUESSES) {
    throw new Failure(
      'The password is easy to guess: a common one, or made of names. Take four words that nobody would put together.',
    );
  }
  return password;
}

/** Estimates how many guesses find a password, by an attacker who knows the names. */
function guessesFor(password: string, names: readonly string[]): number {
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const parts = names.flatMap((name) => [compact(name), ...name.split(SEPARATORS)]).filter(Boolean);
  // Separators between words would count as random characters.
  const { sequence, guesses } = estimator.check(compact(password), parts);
  const isRandom = sequence.every(({ pattern }) => pattern === 'bruteforce');
  // The estimate grows with each part, however well known it is.
  const isMadeOfNames = sequence.every(
    ({ pattern, dictionaryName }) =>
      dictionaryName === 'userInputs' || /^(?:date|regex|repeat|sequence)$/.test(pattern),
  );
  if (isMadeOfNames) return 0;
  return isRandom ? estimator.check(password, parts).guesses : guesses;
}

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Letters and digits only. */
function compact(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}
