declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps zod from probing `eval` as soon as a schema is made, which the Content Security Policy blocks and
 * reports. Zod's own `config` would have to run before the first schema and would import the library, which
 * public pages do without; zod reads this object.
 */
export function makeSchemasWithoutEval(): void {
  globalThis.__zod_globalConfig = { jitless: true };
}
