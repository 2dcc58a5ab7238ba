import { COMPANY } from '@alnafitha/contract';
import { ROOT } from '../suite/config';
import { checkData } from './checks/data';
import { checkFunction } from './checks/function';
import { checkProject } from './checks/project';
import { checkSignIn } from './checks/sign-in';
import { checkSite } from './checks/site';
import { type Facts, gatherFacts } from './facts';
import type { Finding } from './finding';
import type { Google } from './google';
import { readIndexSpec } from './indexes';
import type { Settings } from './settings';

/** Runs all checks of a project before a deployment; `advance` is called for each response from Google. */
export async function checkBeforehand(
  google: Google,
  projectId: string,
  settings: Settings,
  advance?: () => void,
): Promise<{ facts: Facts; findings: Finding[] }> {
  const facts = await gatherFacts(google, projectId, settings, advance);
  const findings = [
    ...checkProject(facts),
    ...checkData(facts, readIndexSpec(ROOT)),
    ...checkSignIn(facts, settings),
    ...checkSite(facts, settings, COMPANY),
    ...checkFunction(facts),
  ];
  return { facts, findings };
}
