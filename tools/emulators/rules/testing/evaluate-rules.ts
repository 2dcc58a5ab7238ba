import type { Segment } from '../match-pattern';
import { Ruleset } from '../ruleset';
import type { Method } from '../syntax/tree';
import type { Value } from '../values/value';

interface RequestOptions {
  method?: Method;
  request?: Value;
  resource?: Value;
  warn?: (message: string) => void;
}

/** Evaluates a request to a service called `test`. */
export function evaluateRules(
  source: string,
  path: string | readonly Segment[],
  options: RequestOptions = {},
) {
  const { method = 'get', request = null, resource = null, warn = () => undefined } = options;
  const segments = typeof path === 'string' ? path.split('/') : path;
  const rulesRequest = { service: 'test', method, path: segments, request, resource, readers: new Map() };
  return new Ruleset(source, warn).evaluate(rulesRequest);
}

export const version = (number: 1 | 2, body: string) =>
  `rules_version = '${number}'; service test { ${body} }`;
export const isAllowed = (body: string, path: string | readonly Segment[], options?: RequestOptions) =>
  evaluateRules(version(2, body), path, options).allowed;
