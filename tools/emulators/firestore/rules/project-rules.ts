import { readFileSync } from 'node:fs';
import { RulesSyntaxError } from '../../rules/errors';
import { Ruleset } from '../../rules/ruleset';

const warn = (message: string) => console.warn(`Rules: ${message}`);

/** The rules of each project: those of the server's file until the project gets its own. */
export class ProjectRules {
  readonly #own = new Map<string, Ruleset | null>();

  private constructor(private readonly common: Ruleset | null) {}

  /** Without a file, or with a broken one, everything is denied. */
  static fromFile(file: string | undefined): ProjectRules {
    if (file === undefined) return new ProjectRules(null);
    try {
      return new ProjectRules(new Ruleset(readFileSync(file, 'utf8'), warn));
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      warn(`${file} ${error.message} All access is denied.`);
      return new ProjectRules(null);
    }
  }

  /** `null` denies everything. */
  of(projectId: string): Ruleset | null {
    const own = this.#own.get(projectId);
    return own === undefined ? this.common : own;
  }

  /** Throws a `RulesSyntaxError` for broken rules, and denies everything from then on. */
  set(projectId: string, source: string): void {
    this.#own.set(projectId, null);
    this.#own.set(projectId, new Ruleset(source, warn));
  }
}
