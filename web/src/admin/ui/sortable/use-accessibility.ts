import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';

interface Accessibility {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
}

/** What screen readers say of a sortable list, by position. */
export function useAccessibility(ids: readonly string[], names: readonly string[]): Accessibility {
  const { t } = useLanguage();
  const announced = useRef<UniqueIdentifier>(undefined);
  /** `over` is the item whose place the active one takes. */
  const valuesOf = (active: UniqueIdentifier, over: UniqueIdentifier) => ({
    name: names[ids.indexOf(String(active))] ?? '',
    position: ids.indexOf(String(over)) + 1,
    total: ids.length,
  });
  return {
    announcements: {
      onDragStart({ active }) {
        announced.current = active.id;
        return t('{name} lifted: {position} of {total}.', valuesOf(active.id, active.id));
      },
      onDragOver({ active, over }) {
        // dnd-kit reports the item's own place, too, at once.
        if (!over || over.id === announced.current) return undefined;
        announced.current = over.id;
        return t('{name} moved: {position} of {total}.', valuesOf(active.id, over.id));
      },
      onDragEnd: ({ active, over }) =>
        t('{name} dropped: {position} of {total}.', valuesOf(active.id, (over ?? active).id)),
      onDragCancel: ({ active }) =>
        t('Moving cancelled. {name} is back: {position} of {total}.', valuesOf(active.id, active.id)),
    },
    screenReaderInstructions: {
      draggable: t(
        'Press Space to lift the item, move it with the arrow keys and press Space again to drop it. Escape cancels.',
      ),
    },
  };
}
