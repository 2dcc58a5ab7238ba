import { COMPANY } from '@alnafitha/contract';
import { checkBeforehand } from './deploy/check';
import { checkCompany } from './deploy/checks/site';
import { FACT_COUNT } from './deploy/facts';
import { areWrong, countFindings, describeFindings, type Finding } from './deploy/finding';
import { connectGoogle } from './deploy/google';
import { findLocalSite } from './deploy/local-site';
import { readSettings } from './deploy/settings';
import { lookAt } from './deploy/smoke';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { createProgress } from './process/progress';
import { ROOT } from './suite/config';
import { targetOf } from './suite/target';

/** Looks whether everything is in order: at the site of `npm start`, or with `--project <id>` at a real project and its site. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const [option, project, ...others] = args;
    const isUsable = option === undefined || (option === '--project' && project && others.length === 0);
    if (!isUsable) throw new Failure('Usage: npm run doctor [-- --project <id>]');
    const findings = project ? await examineProject(project) : await examineLocal();
    console.log(`${describeFindings(findings)}\n\n${countFindings(findings)}`);
    return areWrong(findings) ? 1 : 0;
  });
}

async function examineProject(project: string): Promise<Finding[]> {
  targetOf(process.env, {}, project);
  const settings = readSettings(ROOT, project, process.env);
  const google = await connectGoogle(project, process.env);
  const progress = createProgress(['Ask about the project', 'Look at the site']);
  const { facts, findings } = await progress.step((step) => {
    step.expect(FACT_COUNT);
    return checkBeforehand(google, project, settings, () => step.advance());
  });
  const { site } = facts;
  const seen = await progress.step(() => {
    if (!site.ok) return Promise.resolve([]);
    return lookAt({ url: site.body.defaultUrl, origin: settings.SITE_ORIGIN, isHosted: true });
  });
  return [...findings, ...seen];
}

/** Placeholders are in order on this machine. */
async function examineLocal(): Promise<Finding[]> {
  const url = await findLocalSite(process.env);
  const seen = await lookAt({ url, origin: url, isHosted: false });
  const company = checkCompany(COMPANY);
  return [...seen, company.state === 'WRONG' ? { ...company, state: 'ADVICE' } : company];
}
