import { completeTranslations, type EndpointResponse, type QueuedEntry } from '@alnafitha/contract';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useReloadTranslations } from '../history/translation-queries';
import { callAsAdmin } from '../session/as-admin';
import { eachAtMost } from '../ui/each-at-most';
import { labelOf } from '../ui/label-of';
import { useMutationToasts } from '../ui/use-mutation-toasts';

const AT_ONCE = 4;

export type Failure = NonNullable<EndpointResponse<typeof completeTranslations>['failure']>;

const FAILURES: Record<Failure, PlainTranslationKey> = {
  budget: "Today's translation budget is used up. The rest can be translated tomorrow.",
  unavailable: 'The translation service is not available at the moment. Please try again later.',
};

/** A toast about why texts are still missing. */
export function useFailureToast() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  return (failure: Failure) => {
    const description = translateIfKnown(labelOf(FAILURES, failure));
    toast({ title: t('Error'), description, variant: 'destructive' });
  };
}

/** Machine-translates entries until the first failure; `progress` is absent when idle. */
export function usePendingTranslation() {
  const { notifySuccess, notifyError } = useMutationToasts();
  const showFailure = useFailureToast();
  const reload = useReloadTranslations();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function run(entries: readonly QueuedEntry[]) {
    let done = 0;
    let failure: Failure | undefined;
    const errors: unknown[] = [];
    setProgress({ done, total: entries.length });
    await eachAtMost(AT_ONCE, entries, async ({ kind, id }) => {
      if (failure || errors.length > 0) return;
      try {
        const outcome = await callAsAdmin(completeTranslations, { params: { kind, id } });
        failure ??= outcome.failure;
      } catch (error) {
        const isDeleted = error instanceof ApiError && error.status === 404;
        if (!isDeleted) errors.push(error);
      }
      done += 1;
      setProgress({ done, total: entries.length });
    });
    await reload();
    setProgress(undefined);
    if (failure) showFailure(failure);
    else if (errors.length > 0) notifyError('Failed to translate', errors[0]);
    else notifySuccess('What was pending is translated.');
  }
  return { progress, run };
}
