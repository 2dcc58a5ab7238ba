import type { ContentKind, TranslationState } from '@alnafitha/contract';
import { type MutationCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { connectionErrorText, errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { type Toast, useToast } from '../../shared/ui/toast/toast-context';
import { TRANSLATIONS_PATH } from './translation-state';

export interface Saved {
  id: string;
  arabic: TranslationState;
}

/** The description of a toast titled “Success” or “Error”, or a title. */
type Text = PlainTranslationKey | { readonly title: PlainTranslationKey };

/** The `meta` of a mutation: its toasts after success and failure. */
export type MutationToasts = {
  done?: Text | ((response: never, variables: never) => Toast);
  /** A title gets the error's text as description; a description is for errors without a text. */
  failed?: Text;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationToasts;
  }
}

/** Shows the toasts of all mutations, when they are settled and their queries refetched. */
export function MutationToaster(): null {
  const cache = useQueryClient().getMutationCache();
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { notifySuccess, notifyError } = useMutationToasts();
  const show = useEffectEvent(({ action, mutation }: MutationCacheNotifyEvent & { type: 'updated' }) => {
    const { done, failed } = mutation.meta ?? {};
    if (action.type === 'success' && done) {
      if (typeof done === 'string') notifySuccess(done);
      else if (typeof done === 'object') toast({ title: t(done.title) });
      else toast(done(action.data as never, mutation.state.variables as never));
    }
    if (action.type === 'error' && failed) {
      if (typeof failed === 'string') return notifyError(failed, action.error);
      const description = translateIfKnown(errorText(action.error));
      toast({ title: t(failed.title), description, variant: 'destructive' });
    }
  });
  // The cache reports observers during rendering, too.
  useEffect(() => cache.subscribe((event) => event.type === 'updated' && show(event)), [cache]);
  return null;
}

/** Toasts of what is no single mutation; a save also reports pending Arabic, with a link if `kind` is given. */
export function useMutationToasts(kind?: ContentKind) {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const showSuccess = ({ title, description, action }: Toast, saved: readonly Saved[] = []) => {
    const isPending = saved.some(({ arabic }) => arabic === 'pending');
    const [first, ...rest] = saved;
    const link = kind &&
      first &&
      rest.length === 0 &&
      first.arabic !== 'reviewed' && {
        to: `${TRANSLATIONS_PATH}/${kind}/${first.id}`,
        label: t('Review the Arabic'),
      };
    const lines = [description, isPending && t('Arabic pending')];
    toast({ title, description: lines.filter(Boolean).join('\n'), link: link || undefined, action });
  };
  return {
    showSuccess,
    notifySuccess: (translationKey: PlainTranslationKey, ...saved: readonly Saved[]) =>
      showSuccess({ title: t('Success'), description: t(translationKey) }, saved),
    notifyError(fallback: PlainTranslationKey, error: unknown) {
      const response = error instanceof ApiError ? error.response : undefined;
      const description = response
        ? translateIfKnown(response.message)
        : t(connectionErrorText(error) ?? fallback);
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  };
}
