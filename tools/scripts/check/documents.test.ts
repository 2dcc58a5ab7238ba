import { describe, expect, it } from 'vitest';
import { checkDocuments } from './documents';

const repository = {
  files: [
    'README.md',
    'package.json',
    'web/package.json',
    'web/src/site/pages/contact/contact-page.tsx',
    'functions/src/messages/routes.ts',
    'docs/adding.md',
    'docs/pictures/home.png',
  ],
  scripts: { '': ['start', 'start:official', 'test', 'check'], web: ['build'] },
  ignored: ['node_modules/', 'dist/', '*.log', '# a remark', ''],
};

const check = (text: string, path = 'README.md') => checkDocuments([{ path, text }], repository);

describe('existing paths', () => {
  it.each([
    ['a path from the root', '`functions/src/messages/routes.ts`'],
    ['a folder', '`functions/src/` and `functions/src`'],
    ['a bare file name', '`routes.ts`'],
    ['the end of a path', '`messages/routes.ts`'],
    ['a placeholder', '`functions/src/<feature>/routes.ts`'],
    ['alternatives', '`web/src/{site,admin}/pages/contact/*.tsx`'],
    ['anything below', '`web/**/contact-page.tsx`'],
    ['what a build makes', '`web/dist` and `web/dist/index.html`'],
    ['a link', '[how](docs/adding.md#steps) and ![home](docs/pictures/home.png)'],
    ['a script', '`npm start`, `npm run start:official`, `npm test`'],
    ['a script of a workspace', '`npm run build -w web`'],
  ])('passes: %s', (_what, text) => {
    expect(check(text)).toEqual([]);
  });

  it('resolves relative to the document as well', () => {
    expect(check('![home](pictures/home.png) [start](../README.md)', 'docs/adding.md')).toEqual([]);
  });
});

describe('code that names no file', () => {
  it.each([
    '`/api/contact`',
    '`GET /api/user`',
    '`@alnafitha/contract`',
    '`application/json`',
    '`https://example.com/a.html`',
    '[site](https://example.com/a.html), [mail](mailto:a@example.com), [above](#run-it)',
    '`admin` / `local-admin-2026`',
    '`useX`',
    '```\nfoo/\n  bar.ts\n```\n',
  ])('passes: %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});

describe('missing paths', () => {
  it.each([
    ['a file', '`functions/src/messages/router.ts`', 'functions/src/messages/router.ts'],
    ['a folder', '`web/src/blog`', 'web/src/blog'],
    ['a top folder', '`server/`', 'server/'],
    ['a bare file name', '`stores.ts`', 'stores.ts'],
    [
      'a placeholder that nothing fills',
      '`functions/src/<feature>/view.ts`',
      'functions/src/<feature>/view.ts',
    ],
    ['a link', '[how](docs/add.md)', 'docs/add.md'],
    ['a script', '`npm run strat`', 'the npm script strat'],
    ['a script in a terminal session', '```sh\nnpm run strat\n```\n', 'the npm script strat'],
    ['a script of a workspace', '`npm run dev -w web`', 'the npm script dev of web'],
    ['a script of the root in a workspace', '`npm run check -w web`', 'the npm script check of web'],
  ])('is reported: %s', (_what, text, named) => {
    expect(check(text)).toEqual([`README.md names ${named}, which does not exist`]);
  });

  it('reports a mere prefix of an existing name', () => {
    expect(check('`web/src/site/cont`')).toHaveLength(1);
  });
});
