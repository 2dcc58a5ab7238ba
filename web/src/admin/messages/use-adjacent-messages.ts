import type { Message } from '@alnafitha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { type MessageFilter, messageQueries } from './message-queries';

interface Listed {
  /** Messages of the shown list page. */
  messages: readonly Message[];
  filter: MessageFilter;
  totalPages: number;
  openId: string | undefined;
  onShow: (id: string, page: number) => void;
}

/** Functions that open the previous or next message of the list, across pages; absent at the ends. */
export interface AdjacentMessages {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

export function useAdjacentMessages({
  messages,
  filter,
  totalPages,
  openId,
  onShow,
}: Listed): AdjacentMessages {
  const client = useQueryClient();
  const toast = useToast();
  const { t, translateIfKnown } = useLanguage();
  const index = messages.findIndex(({ id }) => id === openId);
  const [known, setKnown] = useState(index);
  const current = openId === undefined ? -1 : index === -1 ? known : index;
  if (current !== known) setKnown(current);
  if (current === -1) return { previous: undefined, next: undefined };

  const turnTo = async (page: number) => {
    try {
      const list = await client.fetchQuery(messageQueries.list({ ...filter, page }));
      const entry = page < filter.page ? list.messages.at(-1) : list.messages[0];
      if (entry) onShow(entry.id, page);
    } catch (error) {
      const description = translateIfKnown(errorText(error));
      toast({ title: t('Failed to fetch messages'), description, variant: 'destructive' });
    }
  };
  const stepTo = (position: number, page: number) => {
    const entry = messages[position];
    if (entry) return () => onShow(entry.id, filter.page);
    return page >= 1 && page <= totalPages ? () => turnTo(page) : undefined;
  };
  return {
    previous: stepTo(current - 1, filter.page - 1),
    // If a message has left the list after a change of status, the next one has its index.
    next: stepTo(index === -1 ? current : current + 1, filter.page + 1),
  };
}
