/** The Arabic sentences of an area: see web/build/dictionaries.ts. */
declare module 'dictionary:*' {
  export function load(): Promise<import('../src/language/dictionary').Dictionary>;
}
