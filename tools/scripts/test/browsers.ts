import { Failure } from '../process/failure';
import { locate, starts } from './programs';

interface Kind {
  readonly name: string;
  readonly variable: string;
  readonly systemNames: readonly string[];
  /** Arguments for a trial start. */
  readonly argument: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    systemNames: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    argument: '--version',
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    systemNames: ['WebKitWebDriver'],
    argument: '--help',
  },
];

export interface FoundBrowsers {
  /** The path of each by its environment variable, which the tests read. */
  readonly environment: Readonly<Record<string, string>>;
  /** A line for each missing browser. */
  readonly missing: readonly string[];
}

/** Finds Firefox and WebKit by their variables, else the system's. Throws a `Failure` when a variable names none that starts. */
export function findBrowsers(env: NodeJS.ProcessEnv = process.env): FoundBrowsers {
  const found = KINDS.map((kind) => ({ ...kind, path: find(kind, env) }));
  return {
    environment: Object.fromEntries(
      found.flatMap(({ variable, path }) => (path === null ? [] : [[variable, path]])),
    ),
    missing: found
      .filter(({ path }) => path === null)
      .map(
        ({ name, variable, systemNames }) =>
          `${name} was not found, so it is not tried: no ${variable}, and none of ${systemNames.join(', ')}.`,
      ),
  };
}

function find({ variable, systemNames, argument }: Kind, env: NodeJS.ProcessEnv): string | null {
  const named = env[variable];
  if (named) {
    if (starts(named, argument)) return named;
    throw new Failure(`${variable} names ${named}, which does not start.`);
  }
  const paths = systemNames.map((name) => locate(name, env));
  return paths.find((path) => path !== null && starts(path, argument)) ?? null;
}
