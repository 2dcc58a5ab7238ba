import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import MuiIconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useAccessibility } from './use-accessibility';

export interface SortableProps<T> {
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  onMove: (from: number, to: number) => void;
  layout: 'rows' | 'grid';
  children: (item: T, index: number) => ReactNode;
}

/** A list whose items are moved by pointer or keyboard. */
export default function SortableSection<T>(props: SortableProps<T>) {
  const { label, items, idOf, nameOf, onMove, layout, children } = props;
  const [isDragging, setDragging] = useState(false);
  useEscapeForDrag(isDragging);
  const ids = items.map(idOf);
  const accessibility = useAccessibility(ids, items.map(nameOf));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    setDragging(false);
    if (!over || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={() => setDragging(true)}
      onDragEnd={end}
      onDragCancel={() => setDragging(false)}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <Box component="ul" aria-label={label} sx={LISTS[layout]}>
          {items.map((item, index) => (
            <Item key={ids[index]} id={ids[index] ?? ''} name={nameOf(item)} layout={layout}>
              {children(item, index)}
            </Item>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps extends Pick<SortableProps<unknown>, 'layout'> {
  id: string;
  name: string;
  children: ReactNode;
}

function Item({ id, name, layout, children }: ItemProps) {
  const { t } = useLanguage();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t('Item that can be moved') } });
  const x = layout === 'rows' ? 0 : (transform?.x ?? 0);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[ITEM, ITEMS[layout], isDragging && LIFTED]}
      style={{
        transform: transform ? `translate3d(${x}px, ${transform.y}px, 0)` : undefined,
        transition: isStill ? undefined : transition,
      }}
    >
      <MuiIconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('Move {name}', { name })}
        sx={HANDLE}
      >
        <DragIndicator />
      </MuiIconButton>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}

/**
 * Escape cancels the drag only, and does not close a dialog around the list: dnd-kit listens on the document,
 * which the event reaches last or, stopped by a dialog, never.
 */
function useEscapeForDrag(isDragging: boolean) {
  useEffect(() => {
    if (!isDragging) return;
    const redirect = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || event.target === document) return;
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent('keydown', { code: event.code }));
    };
    document.addEventListener('keydown', redirect, true);
    return () => document.removeEventListener('keydown', redirect, true);
  }, [isDragging]);
}

const LISTS = {
  rows: { display: 'grid', gap: 1 },
  grid: { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
};

const ITEM = { position: 'relative', display: 'flex', borderRadius: 1, backgroundColor: 'background.paper' };
const ITEMS = { rows: { alignItems: 'center', gap: 1 }, grid: { flexDirection: 'column' } };
// The outline shows on dark, too, where shadows hardly do.
const LIFTED = { zIndex: 1, boxShadow: 6, outline: '2px solid', outlineColor: 'primary.main' };

const HANDLE = {
  alignSelf: 'flex-start',
  inlineSize: 44,
  blockSize: 44,
  cursor: 'grab',
  // A finger on it drags instead of scrolling.
  touchAction: 'none',
  '&[aria-pressed]': { cursor: 'grabbing' },
};
