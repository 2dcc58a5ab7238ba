import { parseArgs } from 'node:util';
import { COMPANY } from '@alnafitha/contract';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { explained } from './admin/errors';
import { checkBeforehand } from './deploy/check';
import { checkDocuments } from './deploy/checks/documents';
import { checkCompany } from './deploy/checks/site';
import { FACT_COUNT } from './deploy/facts';
import { areWrong, countFindings, describeFindings, type Finding } from './deploy/finding';
import { connectGoogle } from './deploy/google';
import { findLocalSite } from './deploy/local-site';
import { readSettings } from './deploy/settings';
import { smokeTest } from './deploy/smoke';
import { countInvalid } from './migrate/count-invalid';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { createProgress } from './process/progress';
import { clientEnvironment } from './suite/client-environment';
import { prepareConfig, ROOT } from './suite/config';
import { targetOf } from './suite/target';

const USAGE = `Usage: npm run doctor [-- [--project <id>] [--quick]]
Without --project it looks at the site of \`npm start\`. --quick does not read the documents, each of which costs a read.`;

/** Checks the site of `npm start`, or with `--project <id>` a real project and its site. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const { project, quick } = parse(args);
    const findings = project ? await examineProject(project) : await examineLocal();
    if (!quick) findings.push(...(await examineDocuments(project)));
    console.log(`${describeFindings(findings)}\n\n${countFindings(findings)}`);
    return areWrong(findings) ? 1 : 0;
  });
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { project: { type: 'string' }, quick: { type: 'boolean' } },
    }).values;
  } catch {
    throw new Failure(USAGE);
  }
}

async function examineProject(project: string): Promise<Finding[]> {
  targetOf(process.env, {}, project);
  const settings = readSettings(ROOT, project, process.env);
  const google = await connectGoogle(project, process.env);
  const progress = createProgress(['Ask about the project', 'Smoke test the site']);
  const { facts, findings } = await progress.step((step) => {
    step.expect(FACT_COUNT);
    return checkBeforehand(google, project, settings, () => step.advance());
  });
  const { site } = facts;
  const seen = await progress.step(async () => {
    if (!site.ok) return [];
    return smokeTest({ url: site.body.defaultUrl, origin: settings.SITE_ORIGIN, isHosted: true });
  });
  return [...findings, ...seen];
}

/** Placeholders are fine locally. */
async function examineLocal(): Promise<Finding[]> {
  const url = await findLocalSite(process.env);
  const seen = await smokeTest({ url, origin: url, isHosted: false });
  const company = checkCompany(COMPANY);
  return [...seen, company.state === 'WRONG' ? { ...company, state: 'ADVICE' } : company];
}

async function examineDocuments(project?: string): Promise<Finding[]> {
  const { projectId, environment } = targetOf(
    process.env,
    clientEnvironment(prepareConfig('default').config),
    project,
  );
  if (environment) Object.assign(process.env, environment);
  const db = getFirestore(initializeApp({ projectId }));
  return createProgress(['Read the documents']).step(async () => {
    try {
      return checkDocuments(await explained(projectId, () => countInvalid(db)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return [{ name: 'documents', state: 'UNKNOWN', found: error.message }];
    }
  });
}
