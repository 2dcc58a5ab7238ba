import { expect, it } from 'vitest';
import { isDownloadLine, isErrorLine, isFunctionLine } from './cli-lines';

it.each([
  '⬢  functions: Failed to load function definition from source',
  'Error: Could not start Firestore Emulator, port taken.',
  '>  {"detail":"x","severity":"ERROR","message":"request failed"}',
])('counts as an error: %s', (line) => {
  expect(isErrorLine(line)).toBe(true);
});

it.each([
  '⚠  functions: Your requested "node" version "22" does not match your global version "20".',
  'i  functions: Beginning execution of "me-central1-api"',
  '>  {"id":"1","severity":"INFO","message":"enquiry received"}',
])('is no error: %s', (line) => {
  expect(isErrorLine(line)).toBe(false);
});

it("distinguishes the function's lines from the CLI's", () => {
  expect(isFunctionLine('>  {"severity":"INFO","message":"enquiry received"}')).toBe(true);
  expect(isFunctionLine('i  functions: Finished "me-central1-api" in 9 ms')).toBe(false);
});

it('distinguishes a download from other output', () => {
  expect(isDownloadLine('i  firestore: downloading cloud-firestore-emulator-v1.21.0.jar...')).toBe(true);
  expect(isDownloadLine('i  emulators: Starting emulators: auth, functions')).toBe(false);
});
