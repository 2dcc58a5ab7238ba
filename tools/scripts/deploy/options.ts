import { parseArgs } from 'node:util';
import { Failure } from '../process/failure';

export type Mode = 'deploy' | 'check' | 'rollback' | 'preview';

export interface DeployOptions {
  readonly project: string;
  readonly mode: Mode;
  /** Name of the Hosting channel of a preview. */
  readonly channel?: string;
  /** Names of checks that do not stop the deployment. */
  readonly accepted: readonly string[];
}

const USAGE = `Usage: npm run deploy -- --project <id>                      checks, deploys, and looks at the site
       npm run deploy -- --project <id> --check              only checks
       npm run deploy -- --project <id> --preview <channel>  an address of its own for a week, beside the site
       npm run deploy -- --project <id> --rollback           the version before the one that is live
With --accept <check>, such as --accept company, what that check finds WRONG does not keep a deployment back.`;

/** Throws a `Failure` for invalid arguments. */
export function deployOptionsOf(args: readonly string[]): DeployOptions {
  const { project, check, rollback, preview, accept: accepted = [] } = parse(args);
  const chosen = [check, rollback, preview !== undefined].filter(Boolean).length;
  if (!project || chosen > 1) throw new Failure(USAGE);
  if (check) return { project, accepted, mode: 'check' };
  if (rollback) return { project, accepted, mode: 'rollback' };
  if (preview === undefined) return { project, accepted, mode: 'deploy' };
  if (!/^[a-z0-9][a-z0-9-]{0,38}$/.test(preview) || preview === 'live') {
    throw new Failure('A channel has up to 39 small letters, digits and hyphens, and is not "live".');
  }
  return { project, accepted, mode: 'preview', channel: preview };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        check: { type: 'boolean' },
        rollback: { type: 'boolean' },
        preview: { type: 'string' },
        accept: { type: 'string', multiple: true },
      },
    }).values;
  } catch {
    throw new Failure(USAGE);
  }
}
