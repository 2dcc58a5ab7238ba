import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
} from '@alnafitha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error';
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { showFieldIssues } from '../../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../../shared/ui/form/use-submit-once';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { usePageLocation } from '../../ui/page-location';
import { loadToastView } from '../../ui/site-toast';
import type { EnquiryInput } from './enquiry-submission';

/** Keeps a form's values; `values` are those to restore after history navigation or a reload. */
function useEnquiryDraft<Values>(name: string) {
  const client = useQueryClient();
  const queryKey = ['draft', name];
  const storageKey = queryKey.join();
  const isHistoryNavigation = usePageLocation().navigationType === 'POP';
  const [values] = useState<Values | undefined>(() =>
    isHistoryNavigation
      ? (client.getQueryData(queryKey) ?? inStorage((storage) => JSON.parse(storage[storageKey])))
      : undefined,
  );
  return {
    values,
    keep(current: Values) {
      client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(queryKey, current);
      inStorage((storage) => storage.setItem(storageKey, JSON.stringify(current)));
    },
    forget() {
      client.removeQueries({ queryKey });
      inStorage((storage) => storage.removeItem(storageKey));
    },
  };
}

function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Without storage, the draft is in memory only.
    return undefined;
  }
}

/** Headers with the form's language, privacy notice and signs of spam; `honeypot` is its field's ref. */
function useFormHeaders() {
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const formHeaders = (): Record<string, string> => ({
    'Content-Language': document.documentElement.lang,
    [FORM_TIME_HEADER]: String(Math.round(performance.now() - shownAt.current)),
    [HONEYPOT_HEADER]: honeypot.current?.value ? 'filled' : HONEYPOT_EMPTY,
    [PRIVACY_VERSION_HEADER]: PRIVACY_VERSION,
  });
  return { honeypot, formHeaders };
}

/** The schemas with zod, and the request; loads on the first input. */
export const loadSubmission = () => import('./enquiry-submission');

export const loadEnquirySent = () => import('./enquiry-sent');

/** Prefetches on the first input, so that submitting needs no further file. */
function prepare() {
  for (const files of [loadSubmission(), loadToastView(), loadEnquirySent()]) {
    // A failure shows on submit.
    files.catch((error: unknown) => console.warn('A part of the form could not be fetched.', error));
  }
}

export interface EnquiryFormProps {
  /** Follows a sent enquiry: starts empty, with the focus in the first field. */
  isAnother: boolean;
  onSent: (reference: string) => void;
}

interface Options<Values extends FieldValues, Output> extends EnquiryFormProps {
  name: 'contact' | 'home';
  /** Empty values, in page order. */
  defaultValues: Values & DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Output>;
  toBody: (values: Output) => EnquiryInput;
}

/**
 * Submits an enquiry once. A failure keeps the input, and a retry after a lost response creates no second
 * enquiry. The form renders a honeypot field with the `honeypot` ref.
 */
export function useEnquiryForm<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { name, defaultValues, resolver, toBody, isAnother, onSent } = options;
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const submitOnce = useSubmitOnce();
  const idempotencyKey = useRef<string | null>(null);
  const { honeypot, formHeaders } = useFormHeaders();
  const draft = useEnquiryDraft<DefaultValues<Values>>(name);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: draft.values ?? defaultValues,
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const fields = Object.keys(defaultValues) as Path<Values>[];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form mounts.
  useEffect(() => {
    if (isAnother && fields[0]) setFocus(fields[0]);
  }, []);

  async function send(values: Output) {
    const { postEnquiry } = await loadSubmission();
    idempotencyKey.current ??= crypto.randomUUID();
    const headers = { ...formHeaders(), [IDEMPOTENCY_HEADER]: idempotencyKey.current };
    const { reference } = await postEnquiry(toBody(values), headers);
    draft.forget();
    toast({
      title: t('Message Sent!'),
      description: t("Thank you for contacting us. We'll get back to you soon."),
    });
    onSent(reference);
  }

  function showError(error: unknown) {
    if (error instanceof ApiError) showFieldIssues({ setError }, fields, error.issues);
    toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' });
  }

  const submit = handleSubmit((values) => submitOnce(() => send(values), showError));

  return {
    ...form,
    attributes: {
      noValidate: true,
      // Rejects when the resolver cannot load the schemas.
      onSubmit: (event: FormEvent) => submit(event).catch(showError),
      onChange: () => draft.keep(form.getValues() as DefaultValues<Values>),
      onFocus: prepare,
    },
    field: (field: Path<Values>) => ({
      ...register(field),
      error: formState.errors[field]?.message?.toString(),
    }),
    isSending: formState.isSubmitting,
    honeypot,
  };
}
