import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const foldersIn = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${root}/${entry.name}`);
/** `app.ts` and `index.ts` of the function put these together, and only tests import `testing`. */
const FEATURES = foldersIn('functions/src').filter((folder) => !/\/(?:platform|testing)$/.test(folder));
/** The other features that a feature may import; a feature without a row imports none. */
const FEATURES_OF: Readonly<Record<string, readonly string[]>> = {
  activity: ['content', 'sessions'],
  content: ['mails', 'media', 'rich-text', 'sessions', 'translations'],
  dashboard: ['content', 'mails', 'messages'],
  feeds: ['content', 'media', 'translations'],
  messages: ['content', 'mails', 'media', 'translations'],
  recipients: ['sessions'],
  'rich-text': ['media'],
  sessions: ['mails'],
  setup: ['content', 'mails'],
};
const PANEL = foldersIn('web/src/admin').filter((folder) => !folder.endsWith('/app'));
const SITE_BASE = ['contract', 'web/src/shared', 'web/src/site/layout', 'web/src/site/ui'];
const PANEL_BASE = ['contract', 'web/src/shared', 'web/src/admin/session', 'web/src/admin/ui'];
const rows = (folders: readonly string[], mayImport: readonly string[]) =>
  Object.fromEntries(folders.map((folder) => [folder, mayImport]));

/** What the files of a folder may import besides the folder itself. The row of the innermost folder counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  functions: ['contract'],
  'functions/src/platform': ['contract'],
  ...Object.fromEntries(
    FEATURES.map((folder) => {
      const others = FEATURES_OF[basename(folder)] ?? [];
      return [
        folder,
        ['contract', 'functions/src/platform', ...others.map((other) => `functions/src/${other}`)],
      ];
    }),
  ),
  web: ['contract'],
  'web/src/shared': ['contract'],
  'web/src/site/app': ['contract', 'web/src/shared', 'web/src/site'],
  'web/src/site/pages': [...SITE_BASE, 'web/src/site/posts'],
  ...rows(['web/src/site/layout', 'web/src/site/posts', 'web/src/site/ui'], SITE_BASE),
  'web/src/admin/app': ['contract', 'web/src/shared', 'web/src/admin'],
  ...rows(PANEL, ['contract', 'web/src/shared', ...PANEL]),
  ...rows(['web/src/admin/layout', 'web/src/admin/session', 'web/src/admin/ui'], PANEL_BASE),
  tools: ['contract', 'functions', 'web/src/shared/i18n/arabic'],
  'tools/emulators': ['contract', 'functions', 'web/src/shared/i18n/arabic'],
  e2e: ['contract', 'functions', 'tools'],
};
const WORKSPACES = ['contract', 'functions', 'web', 'tools', 'e2e'];
const PACKAGES: Readonly<Record<string, string>> = {
  '@alnafitha/contract': 'contract/src',
  '@alnafitha/functions': 'functions/src',
  '@alnafitha/emulators': 'tools/emulators',
  '@alnafitha/web': 'web/src',
};
const STORE = /\/(?:admin-)?store$/;
const SOURCE = /(?<!\.d)\.(?:tsx?|mjs)$/;
const INSTALLED_OR_BUILT = /(?:^|\/)(?:node_modules|dist)\//;
const STATIC_IMPORT = /^(?:import|export|\})(?: [^'"();]*)? ?'([^']+)'/gm;
const LAZY_IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g;

const isIn = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
const isOfTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

interface Import {
  readonly file: string;
  /** The path without its extension, or a workspace's folder. */
  readonly target: string;
  readonly isStatic: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [STATIC_IMPORT, LAZY_IMPORT].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => {
      const target = name.startsWith('.') ? join(dirname(file), name) : (PACKAGES[name] ?? '');
      return WORKSPACES.some((workspace) => isIn(target, workspace))
        ? { file, target: target.replace(SOURCE, ''), isStatic: pattern === STATIC_IMPORT }
        : [];
    }),
  );
}

const files = WORKSPACES.flatMap((workspace) =>
  readdirSync(workspace, { recursive: true, encoding: 'utf8' })
    .map((file) => join(workspace, file))
    .filter((file) => SOURCE.test(file) && !INSTALLED_OR_BUILT.test(file)),
);
const imports = files.flatMap(importsOf);

it('imports only what the table allows', () => {
  const folders = Object.keys(MAY_IMPORT).toSorted((a, b) => b.length - a.length);
  const offending = imports.filter(({ file, target }) => {
    const candidates = isOfTests(file) ? WORKSPACES : folders;
    const folder = candidates.find((candidate) => isIn(file, candidate)) ?? '';
    return ![folder, ...(MAY_IMPORT[folder] ?? [])].some((allowed) => isIn(target, allowed));
  });
  expect(offending.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

it('imports a store from its own folder only', () => {
  const offending = imports.filter(
    ({ file, target }) =>
      STORE.test(target) && FEATURES.some((feature) => isIn(file, feature) && !isIn(target, feature)),
  );
  expect(offending.filter(({ file }) => !isOfTests(file))).toEqual([]);
});

it('has no circle of folders, however long', () => {
  const targets = new Map<string, Set<string>>();
  for (const { file, target, isStatic } of imports) {
    const [from, to] = [dirname(file), dirname(target)];
    if (isStatic && !isOfTests(file) && !isIn(from, to) && !isIn(to, from))
      targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const reachableFrom = (start: string) => {
    const reached = new Set<string>();
    const visit = (folder: string) => {
      for (const target of targets.get(folder) ?? []) {
        if (reached.has(target)) continue;
        reached.add(target);
        visit(target);
      }
    };
    visit(start);
    return reached;
  };
  expect([...targets.keys()].filter((folder) => reachableFrom(folder).has(folder))).toEqual([]);
});

it('has no folder with a single file in the web app', () => {
  const folders = files
    .filter((file) => file.startsWith('web/src/') && !isOfTests(file))
    .map((file) => dirname(file));
  expect(folders.filter((folder) => folders.indexOf(folder) === folders.lastIndexOf(folder))).toEqual([]);
});
