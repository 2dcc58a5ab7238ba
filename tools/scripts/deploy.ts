import { checkBeforehand } from './deploy/check';
import { IMAGE_DAYS } from './deploy/checks/function';
import { hostOf } from './deploy/checks/site';
import { openCli } from './deploy/cli';
import { FACT_COUNT, type Facts, lastPart, REGION } from './deploy/facts';
import { accept, areWrong, countFindings, describeFindings, type Finding } from './deploy/finding';
import { connectGoogle, type Google } from './deploy/google';
import { waitForIndexes } from './deploy/index-wait';
import { readIndexSpec } from './deploy/indexes';
import { type DeployOptions, deployOptionsOf } from './deploy/options';
import { openChannel, SHARED } from './deploy/preview';
import { rollBack } from './deploy/rollback';
import { readSettings, type Settings } from './deploy/settings';
import { smokeTest } from './deploy/smoke';
import { stage } from './deploy/stage';
import { runCommand } from './process/command';
import { Failure } from './process/failure';
import { createProgress, type Progress } from './process/progress';
import { build } from './suite/build';
import { ROOT } from './suite/config';
import { targetOf } from './suite/target';

/** Checks a project, deploys to it, and checks the live site: `docs/decisions/034-deployment-is-a-program.md`. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const options = deployOptionsOf(args);
    // Rejects an environment that also names emulators, and sets the quota project of user credentials.
    targetOf(process.env, {}, options.project);
    const settings = readSettings(ROOT, options.project, process.env);
    const google = await connectGoogle(options.project, process.env);
    switch (options.mode) {
      case 'check':
        return check(google, options, settings);
      case 'rollback':
        return rollback(google, options, settings);
      case 'preview':
        return preview(google, options, settings);
      case 'deploy':
        return deploy(google, options, settings);
    }
  });
}

async function check(google: Google, options: DeployOptions, settings: Settings): Promise<number> {
  const { findings } = await runChecks(google, options, settings, createProgress(['Ask about the project']));
  report(findings);
  return areWrong(findings) ? 1 : 0;
}

async function deploy(google: Google, options: DeployOptions, settings: Settings): Promise<number> {
  const { project } = options;
  const progress = createProgress([
    'Ask about the project',
    'Build the site and the function',
    'Deploy rules and indexes',
    'Wait for the indexes',
    'Deploy the function and the site',
    'Keep images of the function for a while',
    'Smoke test the site',
  ]);
  const facts = await requireReady(google, options, settings, progress);
  const config = await progress.step(() => buildAndStage(settings));
  const cli = openCli(project, config, progress.note);
  // Without --force: with it, indexes that the file does not name would be deleted.
  await progress.step(() => cli.run(['deploy', '--only', 'firestore,storage']));
  await progress.step((step) => waitForIndexes(google, project, readIndexSpec(ROOT), step));
  // --force confirms the service account with the declared roles, an API, and the deletion of functions that the source does not
  // have; the check has made sure that there are none.
  await progress.step(() => cli.run(['deploy', '--only', 'functions,hosting', '--force']));
  // Without a number the CLI keeps container images for a day.
  const days = ['--location', REGION, '--days', String(IMAGE_DAYS)];
  await progress.step(() => cli.run(['functions:artifacts:setpolicy', ...days, '--force']));
  return smokeTestSite(siteUrlOf(facts), settings.SITE_ORIGIN, progress);
}

async function preview(google: Google, options: DeployOptions, settings: Settings): Promise<number> {
  const { project, channel = '' } = options;
  const progress = createProgress([
    'Ask about the project',
    'Make the channel',
    'Build the site and the function',
    'Deploy the preview',
    'Smoke test the preview',
  ]);
  const facts = await requireReady(google, options, settings, progress);
  if (facts.functions.ok && facts.functions.body.functions.every((each) => lastPart(each.name) !== 'api')) {
    throw new Failure('Deploy the site once before its previews: the function has no service account yet.');
  }
  const url = await progress.step(() => openChannel(google, project, channel));
  const origins = [settings.ALLOWED_ORIGINS, url].filter((origin) => origin !== '').join(',');
  const config = await progress.step(() => buildAndStage({ ...settings, ALLOWED_ORIGINS: origins }));
  const cli = openCli(project, config, progress.note);
  // This command has no --force: it stops when roles would change, which only a deployment does.
  await progress.step(() => cli.run(['hosting:channel:deploy', channel, '--expires', '7d']));
  const code = await smokeTestSite(url, settings.SITE_ORIGIN, progress);
  console.log(`\n${url} is there for seven days. ${SHARED}`);
  return code;
}

async function rollback(google: Google, { project }: DeployOptions, settings: Settings): Promise<number> {
  const progress = createProgress(['Release the version before', 'Smoke test the site']);
  const { site, from, to, madeAt } = await progress.step(() => rollBack(google, project));
  const code = await smokeTestSite(site.defaultUrl, settings.SITE_ORIGIN, progress);
  console.log(
    `\nVersion ${to} of ${madeAt} is live in place of ${from}, with its own revision of the function.`,
  );
  console.log('Data, rules and indexes are as they were. `npm run deploy` brings a newer version again.');
  return code;
}

async function runChecks(google: Google, options: DeployOptions, settings: Settings, progress: Progress) {
  const { facts, findings } = await progress.step((step) => {
    step.expect(FACT_COUNT);
    return checkBeforehand(google, options.project, settings, () => step.advance());
  });
  return { facts, findings: accept(findings, options.accepted) };
}

async function requireReady(
  google: Google,
  options: DeployOptions,
  settings: Settings,
  progress: Progress,
): Promise<Facts> {
  const { facts, findings } = await runChecks(google, options, settings, progress);
  const remarkable = findings.filter(({ state }) => state !== 'OK');
  if (remarkable.length > 0) progress.note(`\n${describeFindings(remarkable)}\n`);
  if (areWrong(findings)) throw new Failure('Nothing was deployed. Mend what is WRONG first.');
  return facts;
}

async function buildAndStage(settings: Settings): Promise<string> {
  // Cannot be accepted: half of the site would use the placeholder domain.
  if (hostOf(settings.SITE_ORIGIN) === null)
    throw new Failure('No site is built without its own SITE_ORIGIN.');
  await build(['functions', 'web'], settings.SITE_ORIGIN);
  return stage(settings);
}

/** Hosting's default URL, which works before the site's own domain does. */
function siteUrlOf({ site }: Facts): string {
  if (site.ok) return site.body.defaultUrl;
  throw new Failure(`Hosting does not name the site's address: ${site.message}`);
}

async function smokeTestSite(url: string, origin: string, progress: Progress): Promise<number> {
  const findings = await progress.step(() => smokeTest({ url, origin, isHosted: true }));
  progress.note(`\n${url}`);
  report(findings);
  return areWrong(findings) ? 1 : 0;
}

function report(findings: readonly Finding[]): void {
  console.log(`${describeFindings(findings)}\n\n${countFindings(findings)}`);
}
