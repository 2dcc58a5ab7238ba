import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from './icon-button';

describe('an icon button', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => vi.useRealTimers();
  });

  function renderButton() {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<IconButton label="Delete the post Salt air">×</IconButton>);
    return { user, button: screen.getByRole('button', { name: 'Delete the post Salt air' }) };
  }

  it('shows its label after 700 ms of hovering, and keeps its accessible name', async () => {
    const { user, button } = renderButton();
    await user.hover(button);
    vi.advanceTimersByTime(600);
    expect(screen.queryByRole('tooltip')).toBeNull();
    vi.advanceTimersByTime(100);
    expect(await screen.findByRole('tooltip', { name: 'Delete the post Salt air' })).toBeInTheDocument();
    expect(button).toHaveAccessibleName('Delete the post Salt air');
    await user.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('shows its label on keyboard focus, until Escape', async () => {
    const { user, button } = renderButton();
    await user.tab();
    expect(button).toHaveFocus();
    vi.advanceTimersByTime(700);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete the post Salt air');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
