export const MAX_FACTS = 12;
export const FACT_LABEL_MAX_LENGTH = 60;
export const FACT_VALUE_MAX_LENGTH = 200;
/** With label and separator. */
export const FACT_MAX_LENGTH = 300;

/** A value with its label, such as "U-value" and "1.4 W/(m²K)". */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const SEPARATOR = ': ';

/** Returns the fact as a line, `U-value: 1.4 W/(m²K)`: lines are stored, translated, compared and reviewed. */
export function factLine({ label, value }: Fact): string {
  // A colon would end the label.
  return `${label.replace(/\s*[:：]\s*/g, ' ').trim()}${SEPARATOR}${value.trim()}`;
}

/** A translation without a colon is a value. */
export function factOf(line: string): Fact {
  const [, label = '', value = line] = /^([^:：]+)[:：]\s+(.+)$/.exec(line) ?? [];
  return { label: label.trim(), value };
}
