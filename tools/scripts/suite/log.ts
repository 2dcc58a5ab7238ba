import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const REMEMBERED_LINES = 200;

export interface SuiteLog {
  readonly file: string;
  write(line: string): void;
  /** The last lines, for a report of what went wrong. */
  tail(lines: number): string;
  /** Whether a remembered line matches. */
  has(pattern: RegExp): boolean;
  close(): void;
}

/** Keeps what the Firebase CLI says in a file, and its end in memory. */
export function openLog(file: string): SuiteLog {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  const remembered: string[] = [];
  return {
    file,
    write(line) {
      stream.write(`${line}\n`);
      remembered.push(line);
      if (remembered.length > REMEMBERED_LINES) remembered.shift();
    },
    tail: (lines) => remembered.slice(-lines).join('\n'),
    has: (pattern) => remembered.some((line) => pattern.test(line)),
    close: () => stream.end(),
  };
}
