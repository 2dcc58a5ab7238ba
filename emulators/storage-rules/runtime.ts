import { z } from 'zod';

/** What the Firebase CLI asks, one JSON object a line. Source: its `emulator/storage/rules/runtime`. */
const Request = z.object({
  id: z.number(),
  action: z.string(),
  context: z
    .object({ source: z.object({ files: z.array(z.object({ content: z.string() })) }).optional() })
    .optional(),
});

export const READY = { id: -1, status: 'ok', errors: [], warnings: [] };

/**
 * Answers a request of the CLI. Rulesets are taken, and everybody who is subject to them is refused: the CLI lets the
 * Admin SDK through before it asks.
 */
export function answerTo(line: string): object {
  const { id, action, context } = Request.parse(JSON.parse(line));
  const done = (result: object) => ({ id, status: 'ok', errors: [], warnings: [], result });
  switch (action) {
    case 'load_ruleset':
      return done({
        rulesVersion: versionOf(context?.source?.files.map(({ content }) => content).join('\n') ?? ''),
      });
    case 'verify':
      return done({ permit: false });
    default:
      return { id, status: 'error', errors: [`Unknown action: ${action}`], warnings: [], result: {} };
  }
}

/** `rules_version` of a ruleset; without one it is 1. */
function versionOf(source: string): number {
  return Number(/rules_version\s*=\s*['"](\d)['"]/.exec(source)?.[1] ?? 1);
}
