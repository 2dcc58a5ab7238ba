/** The Arabic sentences of an area: see web/dictionaries.ts. */
declare module 'dictionary:*' {
  export function load(): Promise<import('./language/dictionary').Dictionary>;
}
