import type { FieldIssue } from '@alnafitha/contract';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts the API's issues on the fields they belong to and the focus on the first; false when none belongs to one. */
export function showFieldIssues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
  issues: readonly FieldIssue[],
): boolean {
  const known = issues.flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path);
    return field ? [{ field, message }] : [];
  });
  known.forEach(({ field, message }, index) => {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
