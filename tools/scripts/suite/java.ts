import { spawnSync } from 'node:child_process';
import { Failure } from '../process/failure';

const OLDEST_JAVA = 21;

/** Throws a one-line failure when Google's emulators cannot run. */
export function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = error ? null : javaMajor(stderr);
  if (found !== null && found >= OLDEST_JAVA) return;
  throw new Failure(
    `Google's own emulators need Java ${OLDEST_JAVA} or newer; found ${found === null ? 'none' : `Java ${found}`}. \`npm start\` needs none.`,
  );
}

/** Reads what `java -version` prints: `openjdk version "21.0.1" …`, or `java version "1.8.0_201"` for Java 8. */
export function javaMajor(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  const major = Number(first === '1' ? second : first);
  return Number.isInteger(major) ? major : null;
}
