import { type Import, importsOf } from './imports';
import type { SourceFile } from './source-files';

/** What each part of the repository may import beside itself; a new one may import the contract. */
const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  web: ['contract'],
  functions: ['contract'],
  emulators: ['contract', 'functions'],
  scripts: ['contract', 'functions', 'emulators'],
  e2e: ['contract', 'functions', 'emulators'],
};

/** Folders of web/src that every feature may use. All others are features, also those that are new. */
const SHARED = ['ui', 'api', 'content', 'language', 'session'];
/** What a shared folder may use, where that is less than all of them. */
const LIMITED: Readonly<Record<string, readonly string[]>> = { ui: ['ui', 'language'] };
/** Folders inside site/ and admin/ that every feature beside them may use. */
const SHARED_IN_GROUP = ['layout'];

type Rule = (from: Place, to: Place) => string | null;

/** Where a module lies: its workspace, the folders below that workspace's `src`, and its name. */
interface Place {
  readonly workspace: string;
  readonly folders: readonly string[];
  readonly name: string;
}

/** One line for each import that points up, or sideways into what another feature keeps to itself. */
export function checkDirection(files: readonly SourceFile[]): string[] {
  return importsOf(files).flatMap((found) => {
    const reason = reasonAgainst(found);
    return reason ? `${found.from}:${found.line} imports ${found.specifier}: ${reason}` : [];
  });
}

function reasonAgainst({ from, to }: Import): string | null {
  const [source, target] = [placeOf(from), placeOf(to)];
  if (!source || !target) return null;
  if (source.workspace !== target.workspace) return betweenWorkspaces(source, target);
  const rules: readonly Rule[] = [towardsTests, ...(INSIDE[source.workspace] ?? [])];
  if (isTest(source)) return null;
  return rules.map((rule) => rule(source, target)).find((reason) => reason !== null) ?? null;
}

const betweenWorkspaces: Rule = (from, to) => {
  const allowed = WORKSPACES[from.workspace] ?? ['contract'];
  return allowed.includes(to.workspace) ? null : `${from.workspace} does not import ${to.workspace}`;
};

const towardsTests: Rule = (_from, to) => (to.folders[0] === 'testing' ? 'only tests import testing' : null);

const webLayers: Rule = (from, to) => {
  const [source, target] = [from.folders[0], to.folders[0]];
  if (source === 'app' || source === undefined || source === target) return null;
  if (target === 'app' || target === undefined) return 'only app imports app';
  if (SHARED.includes(source) && !SHARED.includes(target))
    return `${source} serves all features and imports none`;
  if (LIMITED[source] && !LIMITED[source].includes(target))
    return `${source} has no part in a domain and does not import ${target}`;
  return SHARED.includes(target) ? null : `${source} does not import ${target}`;
};

/**
 * Inside site/, admin/ and the like, each folder is a feature. The files beside them put them together. What
 * a feature offers to another's page is its sections.
 */
const webFeatures: Rule = (from, to) => {
  const [group, feature] = from.folders;
  const [targetGroup, targetFeature] = to.folders;
  if (group === undefined || feature === undefined || isSharedOrApp(group) || group !== targetGroup)
    return null;
  if (targetFeature === undefined) return `${group}/${feature} does not import what puts ${group} together`;
  if (feature === targetFeature) return null;
  if (SHARED_IN_GROUP.includes(feature))
    return `${group}/${feature} serves all of ${group} and imports no feature`;
  const isOffered = SHARED_IN_GROUP.includes(targetFeature) || to.name.endsWith('-section');
  return isOffered ? null : `${group}/${feature} does not import ${group}/${targetFeature}`;
};

const isSharedOrApp = (folder: string) => folder === 'app' || SHARED.includes(folder);

const functionLayers: Rule = (from, to) => {
  const [source, target] = [from.folders[0], to.folders[0]];
  if (source === undefined || source === target) return null;
  if (target === undefined) return ['app', 'index'].includes(to.name) ? `nothing imports ${to.name}` : null;
  if (source === 'platform') return 'platform imports no feature';
  return to.name === 'store' && target !== 'platform' ? `the store of ${target} is its own` : null;
};

const INSIDE: Readonly<Record<string, readonly Rule[]>> = {
  web: [webLayers, webFeatures],
  functions: [functionLayers],
};

/** Tests, and what they are written with, may look everywhere inside their workspace. */
function isTest({ folders, name }: Place): boolean {
  return folders[0] === 'testing' || /\.test(\.[jt]sx?)?$/.test(name);
}

/** `null` for files at the root, which set up tools. */
function placeOf(path: string): Place | null {
  const [workspace, ...rest] = path.split('/');
  const name = rest.pop();
  if (workspace === undefined || name === undefined) return null;
  return {
    workspace,
    folders: rest[0] === 'src' ? rest.slice(1) : rest,
    name: name.replace(/\.[jt]sx?$/, ''),
  };
}
