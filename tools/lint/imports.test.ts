import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const BIOME = resolve(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const ALLOWED: readonly [path: string, imported: string][] = [
  ['web/src/shared/api/call.ts', '@alnafitha/contract'],
  ['web/src/shared/session/session-guard.ts', '../api/call'],
  ['web/src/site/pages/home/home-page.ts', '../services/services-section'],
  ['web/src/site/pages/home/home-page.ts', '../../layout/section'],
  ['web/src/site/pages/home/home-page.ts', '../../../shared/ui/box'],
  ['web/src/site/pages/home/home-page.test.ts', '../../../../testing/render-app'],
  ['web/src/admin/app/routes.ts', '../pages/messages/messages-page'],
  ['web/src/admin/pages/posts/editor/toolbar.ts', '../post-values'],
  ['functions/src/app.ts', './messages/store'],
  ['functions/src/messages/routes.ts', './store'],
  ['functions/src/messages/routes.ts', '../platform/route'],
  ['functions/src/platform/rate-limits.ts', '../logs'],
  ['functions/src/platform/search/page.ts', '../errors'],
  ['functions/src/testing/emulators.ts', '../app'],
  ['tools/emulators/seed.ts', '../../functions/src/messages/document'],
  ['e2e/support/messages.ts', '../../functions/src/messages/document'],
];

const FORBIDDEN: readonly [path: string, imported: string][] = [
  ['contract/src/messages/schema.ts', '../../../functions/src/app'],
  ['contract/src/messages/schema.ts', '@alnafitha/web'],
  ['web/src/shared/api/call.ts', '../../../../functions/src/platform/errors'],
  ['web/src/shared/ui/toast.ts', '../../site/layout/section'],
  ['web/src/shared/ui/toast.ts', '../../admin/ui/card-list'],
  ['web/src/site/layout/section.ts', '../pages/home/home-page'],
  ['web/src/site/layout/section.ts', '../../admin/ui/card-list'],
  ['web/src/site/pages/home/home-page.ts', '../services/service-card'],
  ['web/src/site/pages/home/home-page.ts', '../../app/routes'],
  ['web/src/site/pages/home/home-page.ts', '../../../../testing/render-app'],
  ['web/src/admin/pages/posts/posts-page.ts', '../images/images-page'],
  ['web/src/admin/pages/posts/editor/toolbar.ts', '../../images/images-page'],
  ['web/src/admin/pages/posts/posts-page.ts', '../../../site/layout/section'],
  ['functions/src/messages/routes.ts', '../posts/store'],
  ['functions/src/messages/routes.ts', '../app'],
  ['functions/src/messages/routes.ts', '../testing/server'],
  ['functions/src/messages/routes.ts', '../../../web/src/shared/api/call'],
  ['functions/src/platform/access.ts', '../sessions/guard'],
  ['functions/src/platform/search/page.ts', '../../messages/document'],
  ['tools/emulators/seed.ts', '../scripts/suite/suite'],
  ['tools/scripts/start.ts', '../../web/build/fonts'],
  ['e2e/home.spec.ts', '../web/src/site/pages/home/home-page'],
  // The rules name no feature, so a new folder is covered.
  ['web/src/site/newsletter/newsletter-form.ts', '../pages/home/home-page'],
  ['web/src/site/pages/newsletter/newsletter-page.ts', '../home/hero'],
  ['functions/src/invoices/routes.ts', '../messages/store'],
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  const read = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8'));
  const { linter } = read('biome.json');
  const { overrides } = read('tools/lint/imports.json');
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter, overrides }));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Lints the given files in a copy of the repository's configuration and returns the paths with a finding. */
function lint(rule: string, files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const args = [BIOME, 'lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  for (const path of Object.keys(files)) rmSync(join(folder, path));
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return diagnostics.map(({ location }) => location.path);
}

const restricted = (path: string, imported: string) =>
  lint('style/noRestrictedImports', { [path]: `import { x } from '${imported}';\n\nexport const y = x;\n` });

describe('direction of imports', () => {
  it.each(ALLOWED)('%s may import %s', (path, imported) => {
    expect(restricted(path, imported)).toEqual([]);
  });

  it.each(FORBIDDEN)('%s may not import %s', (path, imported) => {
    expect(restricted(path, imported)).toEqual([path]);
  });

  it.each([
    "import type { X } from '../../site/x';\n\nexport type Y = X;\n",
    "export { x } from '../../site/x';\n",
    "export const load = () => import('../../site/x');\n",
  ])('finds %s', (text) => {
    expect(lint('style/noRestrictedImports', { 'web/src/shared/ui/y.ts': text })).toHaveLength(1);
  });
});

it('finds circles, also of types alone', () => {
  const circle = {
    'web/src/shared/ui/a.ts': "import type { B } from './b';\n\nexport interface A {\n  b: B;\n}\n",
    'web/src/shared/ui/b.ts': "import type { A } from './a';\n\nexport interface B {\n  a: A;\n}\n",
  };
  expect(lint('suspicious/noImportCycles', circle).toSorted()).toEqual(Object.keys(circle));
});
