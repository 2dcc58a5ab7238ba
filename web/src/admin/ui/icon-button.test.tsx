import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from './icon-button';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

it('shows the label of an icon button after 700 ms of hovering, and on keyboard focus, until Escape', async () => {
  const name = 'Delete the post Salt air';
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<IconButton label={name}>×</IconButton>);
  const button = screen.getByRole('button', { name });
  await user.hover(button);
  vi.advanceTimersByTime(600);
  expect(screen.queryByRole('tooltip')).toBeNull();
  vi.advanceTimersByTime(100);
  expect(await screen.findByRole('tooltip', { name })).toBeInTheDocument();
  expect(button).toHaveAccessibleName(name);
  await user.unhover(button);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.tab();
  expect(button).toHaveFocus();
  vi.advanceTimersByTime(700);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(name);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
