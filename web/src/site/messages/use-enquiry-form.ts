import { type FieldIssue, IDEMPOTENCY_HEADER } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../shared/api/api-error';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { loadToastView } from '../ui/site-toast';
import { type EnquiryInput, postEnquiry, valuesOf } from './send-enquiry';
import { useDraft } from './use-draft';
import { useFormHeaders } from './use-form-headers';

/** The schemas of the forms and zod load on the first input. */
const loadChecks = () => import('./validate-enquiry');

/** Prefetches what a form needs for validation and toasts, so that submitting needs no further file. */
function prepare() {
  for (const files of [loadChecks(), loadToastView()]) {
    // A failure shows on submit.
    files.catch((error: unknown) => console.warn('A part of the form could not be fetched.', error));
  }
}

interface Options<Name extends string> {
  kind: 'validateContactEnquiry' | 'validateHomeEnquiry';
  /** The fields in page order. */
  fields: readonly Name[];
}

/**
 * Submits a form's enquiry once, however often it is submitted, and shows the result. On failure the form
 * keeps its input; sending the same texts again after a lost response does not create a second enquiry. The fields are
 * uncontrolled, so input before hydration stays. The form renders a honeypot field with the `honeypot` ref.
 */
export function useEnquiryForm<Name extends string>({ kind, fields }: Options<Name>) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [isSent, setSent] = useState(false);
  const wasChecked = useRef(false);
  const attempt = useRef<string | null>(null);
  const isSubmitting = useRef(false);
  const { honeypot, formHeaders } = useFormHeaders();
  const draft = useDraft(kind, fields);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: EnquiryInput) => {
      attempt.current ??= crypto.randomUUID();
      return postEnquiry(body, { ...formHeaders(), [IDEMPOTENCY_HEADER]: attempt.current });
    },
  });

  async function check(form: HTMLFormElement) {
    const checks = await loadChecks();
    return checks[kind](valuesOf(form));
  }

  /** Shows each issue at its field and focuses the first. */
  function show(form: HTMLFormElement, issues: readonly FieldIssue[]) {
    const found = errorsOf(fields, issues);
    setErrors(found);
    const first = form.elements.namedItem(fields.find((name) => name in found) ?? '');
    if (first instanceof HTMLElement) first.focus();
  }

  async function send(form: HTMLFormElement) {
    const { issues, ...checked } = await check(form);
    wasChecked.current = true;
    show(form, issues ?? []);
    if (!('body' in checked)) return;
    await mutateAsync(checked.body);
    attempt.current = null;
    wasChecked.current = false;
    form.reset();
    setSent(true);
    draft.forget();
    toast({
      title: t('Message Sent!'),
      description: t("Thank you for contacting us. We'll get back to you soon."),
    });
  }

  function report(error: unknown) {
    toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The button is disabled only after the next render, too late for a double click.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await send(form);
    } catch (error) {
      if (error instanceof ApiError) show(form, error.issues);
      report(error);
    } finally {
      isSubmitting.current = false;
    }
  }

  /** Invalid fields are validated again on input. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    draft.keep(currentTarget);
    const name = fields.find((field) => target instanceof Element && field === target.getAttribute('name'));
    if (!wasChecked.current || name === undefined) return;
    check(currentTarget).then(
      ({ issues = [] }) => setErrors((others) => ({ ...others, [name]: errorsOf(fields, issues)[name] })),
      report,
    );
  }

  /** Shows the empty form again with the focus in its first field. */
  function writeAnother() {
    flushSync(() => setSent(false));
    draft.ref.current?.querySelector('input')?.focus();
  }

  return {
    form: { ref: draft.ref, noValidate: true, onSubmit, onInput, onFocus: prepare },
    field: (name: Name) => ({ name, error: errors[name] }),
    isSending: isPending,
    isSent,
    writeAnother,
    honeypot,
  };
}

/** The first issue of each field. */
function errorsOf<Name extends string>(fields: readonly Name[], issues: readonly FieldIssue[]) {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of fields) {
    const issue = issues.find(({ path }) => path === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
}
