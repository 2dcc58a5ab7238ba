import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const REMEMBERED_LINES = 200;

export interface SuiteLog {
  readonly file: string;
  write(line: string): void;
  /** The last lines, for an error report. */
  tail(lines: number): string;
  /** Whether one of the last lines matches. */
  has(pattern: RegExp): boolean;
  close(): void;
}

/** Writes the Firebase CLI's output to a file, and keeps its last lines in memory. */
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
