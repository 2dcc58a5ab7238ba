import type { FieldIssue } from '@alnafitha/contract';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows the API's issues on their fields and focuses the first; returns false if none belongs to a field. */
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
