import { type RefObject, useEffect, useRef } from 'react';

/** Puts values into the form's fields of these names; a field that the visitor has filled in keeps what it has. */
export function useProposedValues(
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
