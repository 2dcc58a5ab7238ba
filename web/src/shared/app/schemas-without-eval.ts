declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps zod from probing `eval`, which the Content Security Policy blocks and reports. Zod reads this object;
 * its `config` would run too late, and add the library to public pages.
 */
export function makeSchemasWithoutEval(): void {
  globalThis.__zod_globalConfig = { jitless: true };
}
