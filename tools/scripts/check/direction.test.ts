import { describe, expect, it } from 'vitest';
import { checkDirection } from './direction';

/** Files by path; the text is what they import. */
function check(files: Readonly<Record<string, string>>): string[] {
  return checkDirection(Object.entries(files).map(([path, text]) => ({ path, text })));
}

/** What is wrong with one file that imports one other. */
function imports(path: string, specifier: string): string[] {
  return check({ [path]: `import { x } from '${specifier}';\n` });
}

describe('between the parts of the repository', () => {
  it.each([
    ['web/src/shared/api/call.ts', '@alnafitha/contract'],
    ['functions/src/app.ts', '@alnafitha/contract'],
    ['emulators/seed.ts', '../functions/src/messages/document'],
    ['scripts/suite/suite.ts', '../../emulators/environment'],
    ['e2e/support/messages.ts', '../../functions/src/messages/document'],
    ['web/src/site/pages/contact/contact-page.tsx', 'react'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });

  it.each([
    ['contract/src/contact.ts', '../../functions/src/app'],
    ['contract/src/contact.ts', '@alnafitha/web'],
    ['web/src/shared/api/call.ts', '../../../functions/src/platform/errors'],
    ['web/src/shared/api/call.test.ts', '@alnafitha/functions'],
    ['functions/src/app.ts', '../../web/src/api/call'],
    ['functions/src/app.ts', '../../emulators/seed'],
    ['mobile/src/main.ts', '../../web/src/api/call'],
  ])('%s does not import %s', (path, specifier) => {
    expect(imports(path, specifier)).toHaveLength(1);
  });
});

describe('in web', () => {
  it.each([
    ['web/src/site/app/routes.tsx', '../site/contact/contact-page'],
    ['web/src/site/messages/contact-form.tsx', '../../ui/toast'],
    ['web/src/site/messages/contact-form.tsx', './contact-fields'],
    ['web/src/site/pages/contact/contact-page.tsx', '../layout/page-head'],
    ['web/src/site/pages/home/home-page.tsx', '../services/services-section'],
    ['web/src/admin/app/admin-app.tsx', './messages/messages-page'],
    ['web/src/shared/session/session-guard.tsx', '../api/call'],
    ['web/src/ui/toast.tsx', '../language/language-context'],
    ['web/src/site/pages/contact/contact-page.test.tsx', '../../testing/render-app'],
    ['web/testing/render-app.tsx', '../app/routes'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });

  it.each([
    ['web/src/ui/toast.tsx', '../site/contact/contact-page'],
    ['web/src/ui/toast.tsx', '../session/session-queries'],
    ['web/src/shared/api/call.ts', '../admin/messages/queries'],
    ['web/src/shared/i18n/dictionary.ts', '../app/theme'],
    ['web/src/site/pages/home/home-page.tsx', '../../admin/messages/queries'],
    ['web/src/site/pages/home/home-page.tsx', '../../app/theme'],
    ['web/src/site/pages/home/home-page.tsx', '../services/service-card'],
    ['web/src/site/layout/footer.tsx', '../services/services-section'],
    ['web/src/admin/pages/messages/messages-page.tsx', '../admin-app'],
    ['web/src/site/pages/account/sign-in-page.tsx', '../site/layout/page-head'],
    ['web/src/site/pages/contact/contact-page.tsx', '../../testing/render-app'],
    // Nobody has told the rule of these folders.
    ['web/src/newsletter/newsletter-form.tsx', '../site/home/home-page'],
    ['web/src/ui/toast.tsx', '../newsletter/newsletter-form'],
    ['web/src/admin/invoices/invoices-page.tsx', '../messages/queries'],
  ])('%s does not import %s', (path, specifier) => {
    expect(imports(path, specifier)).toHaveLength(1);
  });
});

describe('in functions', () => {
  it.each([
    ['functions/src/app.ts', './messages/store'],
    ['functions/src/messages/routes.ts', './store'],
    ['functions/src/messages/routes.ts', '../platform/route'],
    ['functions/src/messages/store.ts', '../logs'],
    ['functions/src/messages/contact-store.ts', '../messages/document'],
    ['functions/src/testing/emulators.ts', '../app'],
    ['functions/src/app.test.ts', './testing/server'],
  ])('%s may import %s', (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });

  it.each([
    ['functions/src/platform/access.ts', '../session/guard'],
    ['functions/src/messages/contact-routes.ts', '../messages/store'],
    ['functions/src/messages/contact-routes.ts', '../app'],
    ['functions/src/messages/contact-routes.ts', '../testing/server'],
  ])('%s does not import %s', (path, specifier) => {
    expect(imports(path, specifier)).toHaveLength(1);
  });
});

describe('however it is written', () => {
  it.each([
    "import type { Toast } from '../site/toast';",
    "import '../site/toast';",
    "import {\n  a,\n  b,\n} from '../site/toast';",
    "export { a } from '../site/toast';",
    "export * from '../site/toast';",
    "const page = lazy(() => import('../site/toast'));",
    "type Toast = import('../site/toast').Toast;",
    "vi.mock('../site/toast');",
    "import a from '../site/toast.tsx';",
  ])('finds %s', (text) => {
    expect(check({ 'web/src/ui/part.tsx': text })).toHaveLength(1);
  });

  it('does not take words in comments and strings for imports', () => {
    const text =
      "// import x from '../site/x'\n/**\n * import x from '../site/x'\n */\nexport const a = 'from ../site/x';\n";
    expect(check({ 'web/src/ui/part.tsx': text })).toEqual([]);
  });

  it('names the file, the line and the reason', () => {
    const text = "import a from 'react';\n\nimport { b } from '../site/b';\n";
    expect(check({ 'web/src/ui/part.tsx': text })).toEqual([
      'web/src/ui/part.tsx:3 imports ../site/b: ui serves all features and imports none',
    ]);
  });
});
