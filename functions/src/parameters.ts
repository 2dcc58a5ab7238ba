interface Parameter {
  readonly description: string;
  /**
   * Where a deployment has its value: a variable or secret of the GitHub repository, which the workflow writes
   * into `.env.<project>`; the default in `.env`; or Secret Manager.
   */
  readonly source: 'variable' | 'secret' | 'default' | 'Secret Manager';
}

/** The configuration of the function. The Firebase CLI shows the descriptions when it prompts. */
export const PARAMETERS = {
  IDENTITY_API_KEY: {
    description: 'API key of the project, restricted to the Identity Toolkit API; checks passwords at login',
    source: 'secret',
  },
  SITE_ORIGIN: {
    description:
      'Origin of the site, such as https://example.com; requests that change something must come from its pages',
    source: 'variable',
  },
  ALLOWED_ORIGINS: {
    description: 'Further origins whose pages may change something, separated by commas; none is usual',
    source: 'default',
  },
  MAIL_FROM: {
    description:
      'Sender of the mails, such as website@example.com; its domain must allow the mail server (SPF, DKIM)',
    source: 'variable',
  },
  ALERT_TO: {
    description: 'Addresses that are told of each enquiry until the panel sets others, separated by commas',
    source: 'variable',
  },
  SMTP_URL: {
    description: 'The mail server, such as smtps://user:password@host:465; off for no mail',
    source: 'Secret Manager',
  },
  SECOND_FACTOR_KEYS: {
    description:
      'Keys that encrypt the secrets of second factors, such as 2026:<32 bytes in base64>; the first encrypts, all decrypt',
    source: 'Secret Manager',
  },
  REQUIRE_SECOND_FACTOR: {
    description: 'true: administrators without a second factor can set one up, and nothing else',
    source: 'default',
  },
  ALARM_WORKING_HOURS: {
    description: 'The working hours after which the office is told that an enquiry waits for an answer',
    source: 'default',
  },
  TRANSLATION_DAILY_CHARACTERS: {
    description:
      'The most characters that Cloud Translation is asked to translate in a day (UTC); beyond it, texts stay English',
    source: 'default',
  },
} as const satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof PARAMETERS;

/** The names of parameters with one of the sources. */
export function parametersFrom(...sources: readonly Parameter['source'][]): ParameterName[] {
  const names = Object.keys(PARAMETERS) as ParameterName[];
  return names.filter((name) => sources.includes(PARAMETERS[name].source));
}
