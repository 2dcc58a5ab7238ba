import { expect, it } from 'vitest';
import { initialChunk } from './initial-chunk';

const ENTRY = '/web/src/site/app/main.tsx';
const pageOf = (name: string) => `/web/src/site/pages/${name}-page.tsx`;

interface Module {
  readonly imports?: readonly string[];
  readonly code?: string;
}

/** Ends a build of these modules; returns those that the initial chunk has. */
function initialOf(modules: Readonly<Record<string, Module>>): string[] {
  const { plugin, has } = initialChunk();
  const context = {
    getModuleIds: () => Object.keys(modules),
    getModuleInfo: (id: string) => modules[id] && toInfo(modules[id]),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  (plugin.buildEnd as unknown as (this: typeof context) => void).call(context);
  return Object.keys(modules).filter(has);
}

const toInfo = ({ imports = [], code = 'x'.repeat(5000) }: Module) => ({ importedIds: imports, code });

/** As many public pages, which import the same. */
function pages(count: number, imports: readonly string[]) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [pageOf(`p${index}`), { imports }]));
}

it('has what the entry imports, even through others and in circles', () => {
  const modules = { [ENTRY]: { imports: ['/a'] }, '/a': { imports: ['/b'] }, '/b': { imports: ['/a'] } };
  expect(initialOf({ ...modules, '/c': {} })).toEqual([ENTRY, '/a', '/b']);
});

it('has what five public pages import, and small modules of two', () => {
  const shared = { '/shared': {}, '/small': { code: 'x' } };
  const both = Object.keys(shared);
  expect(initialOf({ ...pages(5, both), ...shared })).toEqual(both);
  expect(initialOf({ ...pages(4, both), ...shared })).toEqual(['/small']);
  expect(initialOf({ ...pages(1, both), ...shared })).toEqual([]);
  const signedIn = {
    [pageOf('account/own')]: { imports: both },
    [pageOf('preview/look')]: { imports: both },
  };
  expect(initialOf({ ...pages(4, ['/shared']), ...signedIn, ...shared })).toEqual([]);
});

it('has no images, and nothing of the contract and zod that only an index imports', () => {
  const left = ['\0image:villa', '\0og-image:villa', '/contract/src/index.ts', '/node_modules/zod/index.js'];
  const modules = Object.fromEntries(left.map((id) => [id, { imports: ['/below'] }]));
  expect(initialOf({ [ENTRY]: { imports: left }, ...modules, '/below': {} })).toEqual([ENTRY]);
});

it("fails the build when a public page imports MUI's components", () => {
  const button = '/node_modules/@mui/material/Button/index.js';
  expect(() => initialOf({ ...pages(1, ['/form']), '/form': { imports: [button] }, [button]: {} })).toThrow(
    `/form imports ${button} into public pages`,
  );
});
