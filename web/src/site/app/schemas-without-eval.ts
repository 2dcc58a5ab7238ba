declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Zod tries whether it may compile code as soon as a schema is made, which our policy refuses and reports. Its own
 * `config` would have to run before the first schema and brings the library along, which public pages do without; this
 * object is what it reads.
 */
export function makeSchemasWithoutEval(): void {
  globalThis.__zod_globalConfig = { jitless: true };
}
