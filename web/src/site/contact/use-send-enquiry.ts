import { type EndpointInput, IDEMPOTENCY_HEADER, type sendEnquiry } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error';
import { type Address, request } from '../../api/request';
import { errorText } from '../../language/error-text';
import { useLanguage } from '../../language/language-context';
import { showFieldIssues } from '../../ui/form/field-issues';
import { useToast } from '../../ui/toast/toast-context';
import { loadToastView } from '../../ui/toast/toast-provider';
import { loadChecks } from './later-checks';
import { useFormHeaders } from './use-form-headers';

const address: Address<typeof sendEnquiry> = { method: 'POST', path: '/api/contact' };

/** What `POST /api/contact` takes: an enquiry of either form. */
type EnquiryInput = EndpointInput<typeof sendEnquiry>['body'];

interface Options<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Those on which an issue of the API can be shown. */
  fields: readonly Path<Values>[];
  toBody: (output: Output) => EnquiryInput;
  onSent: () => void;
}

/** Fetches what a form needs to be checked and answered, so that this does not depend on one more file to come through. */
function prepare() {
  for (const files of [loadChecks(), loadToastView()]) {
    // A failure shows when the form is sent.
    files.catch((error: unknown) => console.warn('A part of the form could not be fetched.', error));
  }
}

/**
 * Sends a form's enquiry once, however often it is submitted, and says how it went. On failure the form
 * keeps its texts; sending the same texts again after a lost answer does not make a second enquiry. The form shows a
 * `TrapField` with `trap` and calls `prepare` when somebody begins to fill it in.
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

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: EnquiryInput) => {
      attempt.current ??= crypto.randomUUID();
      const headers = { ...formHeaders(), [IDEMPOTENCY_HEADER]: attempt.current };
      return request<typeof sendEnquiry>(address, { body }, { headers });
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
      report(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  function report(error: unknown) {
    toast({ title: t('Error'), description: translateKnown(errorText(error)), variant: 'destructive' });
  }

  return {
    submit: (event: FormEvent) => {
      // What `send` throws it reports itself; what arrives here are checks that could not be fetched.
      form.handleSubmit(send)(event).catch(report);
    },
    prepare,
    isSending: isPending,
    trap,
  };
}
