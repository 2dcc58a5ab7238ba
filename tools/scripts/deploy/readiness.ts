import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { execa } from 'execa';
import { parametersFrom } from '../../../functions/src/parameters';
import { type Row, rowOf } from './table';

const ROOT = resolve(import.meta.dirname, '../../..');
const PLACEHOLDER = /[<>…]|\.example\b|\bexample\.(com|net|org)\b|\bmy-project\b|^emulator$/i;

type Parameters = Readonly<NodeJS.Dict<string>>;

/** Merges `functions/.env` and `functions/.env.<project>` as the Firebase CLI does. */
export function readParameters(project: string): Parameters {
  const files = ['.env', `.env.${project}`].map((name) => resolve(ROOT, 'functions', name));
  return Object.assign({}, ...files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8'))));
}

export async function checkReadiness(project: string): Promise<Row[]> {
  const [changes, projects, billing, services] = await Promise.all([
    run('git', 'status', '--porcelain'),
    run('npx', 'firebase', 'projects:list', '--json'),
    run('gcloud', 'billing', 'projects', 'describe', project, '--format=value(billingEnabled)'),
    run('gcloud', 'services', 'list', '--enabled', `--project=${project}`, '--format=value(config.name)'),
  ]);
  return [
    ...checkParameters(readParameters(project), project),
    rowOfRun('git', changes, (output) => output !== '' && 'there are uncommitted changes'),
    checkLogin(projects),
    rowOfRun('project', projects, (output) => {
      const { result }: { result: readonly { projectId: string }[] } = JSON.parse(output);
      return (
        !result.some(({ projectId }) => projectId === project) && `the account has no project ${project}`
      );
    }),
    rowOfRun(
      'Blaze',
      billing,
      (output) => output !== 'True' && `https://console.firebase.google.com/project/${project}/usage/details`,
    ),
    rowOfRun('APIs', services, (output) => {
      const enabled = new Set(output.split('\n'));
      const disabled = readApis().filter((api) => !enabled.has(api));
      return disabled.length > 0 && `tools/infrastructure.sh enables ${disabled.join(', ')}`;
    }),
  ];
}

/** Each parameter of the function that a file has is a row. */
export function checkParameters(parameters: Parameters, project: string): Row[] {
  return parametersFrom('secret', 'variable', 'default').map((name) => {
    const value = parameters[name];
    const isEmpty = value === '' && name !== 'ALLOWED_ORIGINS';
    return rowOf(name, [
      (value === undefined || isEmpty) && `write ${name}=… into functions/.env.${project}`,
      PLACEHOLDER.test(value ?? '') && `${value} is a placeholder`,
      name === 'SITE_ORIGIN' && Boolean(value) && !isOrigin(value) && `${value} is no https:// origin`,
    ]);
  });
}

function isOrigin(text = ''): boolean {
  return text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text;
}

interface Result {
  readonly failed: boolean;
  readonly output: string;
}

async function run(file: string, ...args: string[]): Promise<Result> {
  const { failed, stdout, stderr, shortMessage } = await execa(file, args, {
    cwd: ROOT,
    // gcloud would offer to turn on the API.
    env: { CLOUDSDK_CORE_DISABLE_PROMPTS: '1' },
    reject: false,
  });
  // The Firebase CLI prints its error so with --json.
  const [, message] = /"error": "(.*)"/.exec(stdout ?? '') ?? [];
  return { failed, output: failed ? (message ?? (stderr || shortMessage || '')) : stdout };
}

/** The state is `unknown` if the program failed. */
export function rowOfRun(
  name: string,
  { failed, output }: Result,
  check: (output: string) => string | false,
): Row {
  if (!failed) return rowOf(name, [check(output)]);
  return { state: 'unknown', name, detail: /^.*\w.*$/m.exec(output)?.[0] ?? '' };
}

/** The CLI's message alone tells that nobody is logged in. */
function checkLogin(projects: Result): Row {
  const isLoggedOut = projects.failed && /firebase login/.test(projects.output);
  return isLoggedOut
    ? rowOf('login', ['run `npx firebase login`'])
    : rowOfRun('login', projects, () => false);
}

function readApis(): string[] {
  const script = readFileSync(resolve(ROOT, 'tools/infrastructure.sh'), 'utf8');
  return [...script.matchAll(/^ +(\w+\.googleapis\.com)/gm)].map(([, api = '']) => api);
}
