import { type FieldIssue, IDEMPOTENCY_HEADER } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../shared/api/api-error';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { loadToastView } from '../../shared/ui/toast/toast-provider';
import { type EnquiryInput, postEnquiry, valuesOf } from './send-enquiry';
import { useDraft } from './use-draft';
import { useFormHeaders } from './use-form-headers';

/** The schemas of the forms and their library come when somebody begins to fill one in. */
const loadChecks = () => import('./enquiry-checks');

/** Fetches what a form needs to be checked and answered, so that this does not depend on one more file to come through. */
function prepare() {
  for (const files of [loadChecks(), loadToastView()]) {
    // A failure shows when the form is sent.
    files.catch((error: unknown) => console.warn('A part of the form could not be fetched.', error));
  }
}

interface Options<Name extends string> {
  kind: 'checkContactEnquiry' | 'checkHomeEnquiry';
  /** The fields in their order on the page. */
  fields: readonly Name[];
}

/**
 * Sends a form's enquiry once, however often it is submitted, and says how it went. On failure the form
 * keeps its texts; sending the same texts again after a lost answer does not make a second enquiry. The form's fields keep
 * their values themselves: what is written before the code of the page has come stays. It shows a `TrapField` with `trap`.
 */
export function useEnquiryForm<Name extends string>({ kind, fields }: Options<Name>) {
  const { t, translateKnown } = useLanguage();
  const toast = useToast();
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [isSent, setSent] = useState(false);
  const wasChecked = useRef(false);
  const attempt = useRef<string | null>(null);
  const isUnderWay = useRef(false);
  const { trap, formHeaders } = useFormHeaders();
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

  /** Puts each issue on its field and the focus on the first. */
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
    toast({ title: t('Error'), description: translateKnown(errorText(error)), variant: 'destructive' });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The button is disabled only after the next render, which a double click can outrun.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await send(form);
    } catch (error) {
      if (error instanceof ApiError) show(form, error.issues);
      report(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  /** What was found wrong is looked at again as it is mended. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    draft.keep(currentTarget);
    const name = fields.find((field) => target instanceof Element && field === target.getAttribute('name'));
    if (!wasChecked.current || name === undefined) return;
    check(currentTarget).then(
      ({ issues = [] }) => setErrors((others) => ({ ...others, [name]: errorsOf(fields, issues)[name] })),
      report,
    );
  }

  /** Shows the form again, empty, with the focus in its first field. */
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
    trap,
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
