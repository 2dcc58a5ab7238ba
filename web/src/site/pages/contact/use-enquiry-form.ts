import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useSubmitOnce } from '../../../shared/ui/form/use-submit-once';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { usePageLocation } from '../../ui/page-location';
import { loadToastView } from '../../ui/site-toast';
import type { EnquiryInput, FormSigns } from './enquiry-submission';
import type { FilesHandle } from './files/chosen-files';
import { inStorage } from './in-storage';

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
    hasFiles: isHistoryNavigation && inStorage((storage) => storage[`files,${name}`]) !== undefined,
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

/** `honeypot` is its field's ref. */
function useFormSigns() {
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => performance.now());
  const signs = (): FormSigns => ({
    time: performance.now() - shownAt,
    honeypot: honeypot.current?.value,
  });
  return { honeypot, signs };
}

/** The schemas with zod, and the request; loads on the first input. */
export const loadSubmission = () => import('./enquiry-submission');

export const loadEnquirySent = () => import('./enquiry-sent');

/** Prefetches on the first input, so that submitting needs no further file. A failure shows on submit. */
function prepare() {
  for (const files of [loadSubmission(), loadToastView(), loadEnquirySent()]) files.catch(console.warn);
}

export interface EnquiryFormProps {
  /** Follows a sent enquiry: starts empty, with the focus in the first field. */
  isAnother: boolean;
  /** The files, which a sent enquiry still needs. */
  files: FilesHandle;
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
  const { name, defaultValues, resolver, toBody, isAnother, files, onSent } = options;
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const submitOnce = useSubmitOnce();
  const idempotencyKey = useRef<string | null>(null);
  const { honeypot, signs } = useFormSigns();
  const [failure, setFailure] = useState<string>();
  const draft = useEnquiryDraft<DefaultValues<Values>>(name);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: draft.values ?? defaultValues,
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const fields = Object.keys(defaultValues) as Path<Values>[];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form mounts.
  useEffect(() => {
    if (isAnother) setFocus('name' as Path<Values>);
  }, []);

  async function send(values: Output) {
    setFailure(undefined);
    const { postEnquiry } = await loadSubmission();
    const sent = await postEnquiry(toBody(values), {
      files,
      signs,
      key: idempotencyKey,
      form,
      fields,
    });
    draft.forget();
    toast({
      title: t('Message Sent!'),
      description: t("Thank you for contacting us. We'll get back to you soon."),
    });
    onSent(sent.reference);
  }

  function showError(error: unknown) {
    toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' });
  }

  function showFailure(error: unknown) {
    showError(error);
    setFailure(errorText(error));
  }

  const submit = handleSubmit((values) => submitOnce(() => send(values), showFailure));

  return {
    ...form,
    frame: { isSending: formState.isSubmitting, honeypot, failure },
    attributes: {
      noValidate: true,
      // Rejects when the resolver cannot load the schemas.
      onSubmit: (event: FormEvent) => submit(event).catch(showFailure),
      onChange: () => draft.keep(form.getValues() as DefaultValues<Values>),
      onFocus: prepare,
    },
    field: (field: Path<Values>) => ({
      ...register(field),
      error: formState.errors[field]?.message?.toString(),
    }),
    fileField: { files, form: name, signs, isRestored: draft.hasFiles, onError: showError },
  };
}
