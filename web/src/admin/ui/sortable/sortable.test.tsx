import type { Language } from '@alnafitha/contract';
import { arrayMove } from '@dnd-kit/sortable';
import Dialog from '@mui/material/Dialog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockListLayout } from '../../../../testing/list-layout';
import { loadInitialLanguage } from '../../../shared/app/initial-language';
import { createQueryClient } from '../../../shared/app/query-client';
import { loadArabic, Providers } from '../../app/providers';
import SortableSection, { type SortableProps } from './sortable-section';

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const moves = vi.fn();

function List({ layout }: Pick<SortableProps<string>, 'layout'>) {
  const [items, setItems] = useState(['A', 'B', 'C', 'D', 'E']);
  const onMove = (from: number, to: number) => {
    moves(from, to);
    setItems(arrayMove(items, from, to));
  };
  return (
    <SortableSection
      label="Letters"
      items={items}
      idOf={(item) => item.toLowerCase()}
      nameOf={(item) => item}
      onMove={onMove}
      layout={layout}
    >
      {(item) => item}
    </SortableSection>
  );
}

async function renderList(layout: 'rows' | 'grid' = 'rows', language: Language = 'en') {
  mockListLayout(layout === 'rows' ? 1 : 3, language);
  const initial = await loadInitialLanguage(language, loadArabic);
  const onClose = vi.fn();
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Providers queryClient={createQueryClient()} {...initial}>
        <Dialog open onClose={onClose}>
          <List layout={layout} />
        </Dialog>
      </Providers>
    </MemoryRouter>,
  );
  return { user: userEvent.setup({ delay: null }), onClose };
}

beforeEach(() => {
  moves.mockReset();
});

it('is moved by keyboard, each position announced, and stays after Escape, which does not close the dialog of the list', async () => {
  const { user, onClose } = await renderList();
  const handle = screen.getByRole('button', { name: 'Move A' });
  expect(handle).toHaveAccessibleDescription(/^Press Space to lift the item/);
  handle.focus();
  await user.keyboard(' ');
  expect(await screen.findByText('A lifted: 1 of 5.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('A moved: 2 of 5.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('A moved: 3 of 5.')).toBeInTheDocument();
  await user.keyboard(' ');
  expect(await screen.findByText('A dropped: 3 of 5.')).toBeInTheDocument();
  expect(moves.mock.calls).toEqual([[0, 2]]);
  expect(names()).toEqual(['B', 'C', 'A', 'D', 'E']);
  expect(handle).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByText('A lifted: 3 of 5.')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('A moved: 2 of 5.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Moving cancelled. A is back: 3 of 5.')).toBeInTheDocument();
  expect(moves).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('of a grid is moved in the direction of the arrow, also from right to left', async () => {
  const { user } = await renderList('grid', 'ar');
  screen.getByRole('button', { name: 'نقل A' }).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('رُفع A: 1 من 5.')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('نُقل A: 2 من 5.')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('نُقل A: 5 من 5.')).toBeInTheDocument();
  await user.keyboard(' ');
  expect(await screen.findByText('وُضع A: 5 من 5.')).toBeInTheDocument();
  expect(moves.mock.calls).toEqual([[0, 4]]);
});

it('is moved by pointer', async () => {
  await renderList();
  const handle = screen.getByRole('button', { name: 'Move B' });
  const at = (clientY: number) => ({ isPrimary: true, button: 0, clientX: 10, clientY });
  fireEvent.pointerDown(handle, at(150));
  fireEvent.pointerMove(document, at(160));
  expect(await screen.findByText('B lifted: 2 of 5.')).toBeInTheDocument();
  fireEvent.pointerMove(document, at(350));
  expect(await screen.findByText('B moved: 4 of 5.')).toBeInTheDocument();
  fireEvent.pointerUp(document, at(350));
  await waitFor(() => expect(moves.mock.calls).toEqual([[1, 3]]));
  const onClick = vi.fn();
  document.body.addEventListener('click', onClick);
  // dnd-kit stops the clicks that follow a drop within 50 ms, even those of the next test.
  await waitFor(() => {
    document.body.click();
    expect(onClick).toHaveBeenCalled();
  });
  document.body.removeEventListener('click', onClick);
});
