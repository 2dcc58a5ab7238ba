const IGNORED = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\/|\/\/.*/g;
const DENIAL = /\ballow\b[\s\w,]*:\s*if\s+false\s*;/g;

/** `undefined` when the rules deny everything to everybody, as these emulators do. */
export function reasonToReject(rules: string): string | undefined {
  if (!/\ballow\b/.test(rules.replace(IGNORED, ' ').replace(DENIAL, ' '))) return undefined;
  return 'These emulators evaluate no rules: each "allow" has to be "if false". Use "npm run start:official" for other rules.';
}
