import { expect, it } from 'vitest';
import {
  allowAuthEmulator,
  allowPreview,
  BASE_POLICY,
  DATA_POLICY,
  policyMeta,
} from './content-security-policy';

const meta = policyMeta({ scripts: ["'sha256-script'"], styles: ["'sha256-style'"] });

it('allows inline scripts and styles of the document by hash, and no others', () => {
  expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">$/);
  expect(meta).toContain("; script-src 'self' 'sha256-script';");
  expect(meta).toMatch(/; style-src 'self' 'sha256-47DEQ[^']+' 'sha256-style';/);
  expect(meta).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
  expect(meta + BASE_POLICY + DATA_POLICY).not.toContain('unsafe');
});

it('sends the directives that a meta cannot carry in a header', () => {
  expect(meta).not.toMatch(/frame-ancestors|report-|sandbox/);
  expect(BASE_POLICY).toContain("frame-ancestors 'none'");
  expect(DATA_POLICY).toContain("frame-ancestors 'none'");
});

it('allows frames of the own origin only to the document that shows previews', () => {
  expect(meta).toContain('; frame-src https://www.google.com;');
  expect(allowPreview(meta)).toContain("; frame-src 'self' https://www.google.com;");
});

it('allows requests to the Auth emulator only if there is one', () => {
  const local = policyMeta({ scripts: [], styles: [] }, '127.0.0.1:9099');
  expect(local).toContain("connect-src 'self' http://127.0.0.1:9099 https://");
  expect(allowAuthEmulator(policyMeta({ scripts: [], styles: [] }), '127.0.0.1:9099')).toBe(local);
  expect(meta).not.toContain('http://');
});
