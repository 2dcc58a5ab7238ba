import { type RefObject, useEffect, useRef } from 'react';

/** Sets the values of the form's fields by name, except fields that the visitor has filled in. */
export function usePrefilledValues(
  form: RefObject<HTMLFormElement | null>,
  { service, subject }: Readonly<Record<'service' | 'subject', string>>,
): void {
  const proposed = useRef({ service: '', subject: '' });
  useEffect(() => {
    const values = { service, subject };
    for (const name of ['service', 'subject'] as const) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && ['', proposed.current[name]].includes(field.value)) field.value = values[name];
    }
    proposed.current = values;
  }, [form, service, subject]);
}
