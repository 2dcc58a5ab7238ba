import { type Facts, lastPart } from '../facts';
import type { Finding } from '../finding';
import type { Settings } from '../settings';
import { unavailable } from './unavailable';

/** The part of the company's data that still may be a placeholder. */
export interface Company {
  readonly website: string;
  readonly email: string;
  readonly social: Readonly<Record<string, string>>;
}

export function checkSite(facts: Facts, settings: Settings, company: Company): Finding[] {
  return [
    checkOrigin(facts, settings),
    checkDomain(facts, settings),
    checkCompany(company),
    checkVersions(facts),
  ];
}

/** The host of a public origin; `null` for none, a local one or a placeholder. */
export function hostOf(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  if (url.protocol !== 'https:' || url.origin !== origin) return null;
  return isPlaceholder(url.hostname) ? null : url.hostname;
}

function isPlaceholder(hostname: string): boolean {
  return /(^|\.)(example(\.com|\.net|\.org)?|invalid|test|localhost)$/.test(hostname);
}

function checkOrigin({ projectId }: Facts, { SITE_ORIGIN }: Settings): Finding {
  const name = 'origin';
  if (hostOf(SITE_ORIGIN) !== null) return { name, state: 'OK', found: SITE_ORIGIN };
  return {
    name,
    state: 'WRONG',
    found:
      SITE_ORIGIN === '' ? 'SITE_ORIGIN is not set' : `${SITE_ORIGIN} is no https:// origin of a real site`,
    mend: `Write SITE_ORIGIN=https://… without a path into functions/.env.${projectId}`,
  };
}

function checkDomain({ site, domains, projectId }: Facts, { SITE_ORIGIN }: Settings): Finding {
  const name = 'domain';
  const host = hostOf(SITE_ORIGIN);
  if (!site.ok) return unavailable(name, site);
  const siteId = lastPart(site.body.name);
  if (host === `${siteId}.web.app` || host === `${siteId}.firebaseapp.com`) {
    return { name, state: 'OK', found: `${host} comes with the project` };
  }
  if (!domains.ok) return unavailable(name, domains);
  const domain = domains.body.customDomains.find((each) => lastPart(each.name) === host);
  if (domain?.hostState === 'HOST_ACTIVE') return { name, state: 'OK', found: `${host} leads to the site` };
  return {
    name,
    state: 'ADVICE',
    found: domain
      ? `${host} does not lead to the site yet`
      : `${host ?? 'the origin'} is no domain of the site`,
    mend: `Add custom domain, and follow what it says about DNS, at https://console.firebase.google.com/project/${projectId}/hosting/sites/${siteId}`,
  };
}

/** Also for a local project, where placeholders are fine. */
export function checkCompany({ website, email, social }: Company): Finding {
  const name = 'company';
  const mend = 'Put what is true into contract/src/company.ts.';
  const emailHost = email.slice(email.indexOf('@') + 1);
  const placeholders = [website, email].filter((_, index) =>
    isPlaceholder(index === 0 ? new URL(website).hostname : emailHost),
  );
  if (placeholders.length > 0) {
    return { name, state: 'WRONG', found: `placeholders: ${placeholders.join(', ')}`, mend };
  }
  const nowhere = Object.entries(social).filter(([, url]) => new URL(url).pathname === '/');
  if (nowhere.length === 0) return { name, state: 'OK', found: 'no placeholders found' };
  return {
    name,
    state: 'ADVICE',
    found: `no account is named for ${nowhere.map(([label]) => label).join(', ')}`,
    mend,
  };
}

function checkVersions({ siteConfig, site, projectId }: Facts): Finding {
  const name = 'versions';
  if (!siteConfig.ok) return unavailable(name, siteConfig);
  const { maxVersions } = siteConfig.body;
  if (maxVersions && Number(maxVersions) > 0) return { name, state: 'OK', found: `${maxVersions} are kept` };
  const siteId = site.ok ? lastPart(site.body.name) : projectId;
  return {
    name,
    state: 'ADVICE',
    found: 'every version of the site is kept, and paid for',
    mend: `Release storage settings, 10 versions, at https://console.firebase.google.com/project/${projectId}/hosting/sites/${siteId}`,
  };
}
