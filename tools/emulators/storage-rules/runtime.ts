import { z } from 'zod';
import { RulesSyntaxError } from '../rules/errors';
import { Ruleset } from '../rules/ruleset';
import { METHODS } from '../rules/syntax/tree';
import type { Value } from '../rules/values/value';
import { fromWire, WireValue } from './wire-value';

/** A request of the Firebase CLI, one JSON object a line. Source: its `emulator/storage/rules/runtime`. */
const Request = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('load_ruleset'),
    context: z.object({
      rulesetName: z.string(),
      source: z.object({ files: z.tuple([z.object({ name: z.string(), content: z.string() })]) }),
    }),
  }),
  z.object({
    action: z.literal('verify'),
    context: z.object({
      rulesetName: z.string(),
      path: z.string(),
      method: z.enum(METHODS),
      variables: z.object({ request: WireValue, resource: WireValue }),
    }),
  }),
]);
type Request = z.infer<typeof Request>;
type Context<Action> = Extract<Request, { action: Action }>['context'];

interface Outcome {
  readonly errors?: readonly string[];
  readonly result?: object;
}

const Identified = z.looseObject({ id: z.number() });

export const READY = { id: -1, status: 'ok', errors: [], warnings: [] };

/** Handles the requests of the CLI, which sends none for the Admin SDK. */
export class Runtime {
  readonly #rulesets = new Map<string, Ruleset>();
  #warnings: string[] = [];

  /** The status is always `ok`: the CLI would wait forever after any other. */
  handle(line: string): object {
    const { id, ...sent } = Identified.parse(JSON.parse(line));
    const request = Request.safeParse(sent);
    const { errors = [], result = {} } = request.success
      ? this.#outcome(request.data)
      : { errors: [`Unknown request: ${z.prettifyError(request.error)}`] };
    const warnings = this.#warnings;
    this.#warnings = [];
    return { id, status: 'ok', errors, warnings, result };
  }

  #outcome(request: Request): Outcome {
    return request.action === 'verify' ? this.#verify(request.context) : this.#load(request.context);
  }

  #load({ rulesetName, source }: Context<'load_ruleset'>): Outcome {
    const [{ name, content }] = source.files;
    try {
      const ruleset = new Ruleset(content, (message) => this.#warnings.push(`${name} ${message}`));
      this.#rulesets.set(rulesetName, ruleset);
      return { result: { rulesVersion: ruleset.version } };
    } catch (error) {
      if (error instanceof RulesSyntaxError) return { errors: [`${name} ${error.message}`] };
      throw error;
    }
  }

  #verify({ rulesetName, path, method, variables }: Context<'verify'>): Outcome {
    const ruleset = this.#rulesets.get(rulesetName);
    const request = fromWire(variables.request);
    if (!ruleset || !(request instanceof Map)) return { result: { permit: false } };
    const { allowed } = ruleset.evaluate({
      service: 'firebase.storage',
      method,
      path: path.split('/').filter(Boolean),
      request: new Map<string, Value>([...request, ['method', method]]),
      resource: fromWire(variables.resource),
      readers: new Map(),
    });
    return { result: { permit: allowed } };
  }
}
