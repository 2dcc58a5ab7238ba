import type { Segment } from '../match-pattern';
import { Ruleset } from '../ruleset';
import type { Method } from '../syntax/tree';
import type { Value } from '../values/value';

interface Asked {
  method?: Method;
  request?: Value;
  resource?: Value;
  warn?: (message: string) => void;
}

/** Evaluates a request to a service called `test`. */
export function judge(source: string, path: string | readonly Segment[], asked: Asked = {}) {
  const { method = 'get', request = null, resource = null, warn = () => undefined } = asked;
  const segments = typeof path === 'string' ? path.split('/') : path;
  const question = { service: 'test', method, path: segments, request, resource, readers: new Map() };
  return new Ruleset(source, warn).judge(question);
}

export const version = (number: 1 | 2, body: string) =>
  `rules_version = '${number}'; service test { ${body} }`;
export const isAllowed = (body: string, path: string | readonly Segment[], asked?: Asked) =>
  judge(version(2, body), path, asked).allowed;
