import { type EndpointInput, IDEMPOTENCY_HEADER, sendEnquiry } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { errorText } from '../../language/error-text';
import { useLanguage } from '../../language/language-context';
import { showFieldIssues } from '../../ui/form/field-issues';
import { useToast } from '../../ui/toast/toast-context';
import { loadToastView } from '../../ui/toast/toast-provider';
import { useFormHeaders } from './use-form-headers';

/** What `POST /api/contact` takes: an enquiry of either form. */
type EnquiryInput = EndpointInput<typeof sendEnquiry>['body'];

interface Options<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Those on which an issue of the API can be shown. */
  fields: readonly Path<Values>[];
  toBody: (output: Output) => EnquiryInput;
  onSent: () => void;
}

/**
 * Sends a form's enquiry once, however often it is submitted, and says how it went. On failure the form
 * keeps its texts; sending the same texts again after a lost answer does not make a second enquiry. The form shows a
 * `TrapField` with `trap`.
 */
export function useSendEnquiry<Values extends FieldValues, Output>({
  form,
  fields,
  toBody,
  onSent,
}: Options<Values, Output>) {
  const { t, translateKnown } = useLanguage();
  const toast = useToast();
  const attempt = useRef<string | null>(null);
  const isUnderWay = useRef(false);
  const { trap, formHeaders } = useFormHeaders();

  // An answer must not depend on one more file to come through.
  useEffect(() => {
    loadToastView().catch((error: unknown) =>
      console.warn('The view of toasts could not be fetched.', error),
    );
  }, []);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: EnquiryInput) => {
      attempt.current ??= crypto.randomUUID();
      return call(sendEnquiry, { body }, { ...formHeaders(), [IDEMPOTENCY_HEADER]: attempt.current });
    },
  });

  async function send(output: Output) {
    // The button is disabled only after the next render, which a double click can outrun.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await mutateAsync(toBody(output));
      attempt.current = null;
      onSent();
      toast({
        title: t('Message Sent!'),
        description: t("Thank you for contacting us. We'll get back to you soon."),
      });
    } catch (error) {
      if (error instanceof ApiError) showFieldIssues(form, fields, error.issues);
      toast({ title: t('Error'), description: translateKnown(errorText(error)), variant: 'destructive' });
    } finally {
      isUnderWay.current = false;
    }
  }

  return { send, isSending: isPending, trap };
}
