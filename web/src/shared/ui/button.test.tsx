import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Link as RouterLink } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { IconButton } from './icon-button';

describe('button', () => {
  it('submits a form only with type="submit"', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <IconButton aria-label="Icon" />
        <Button type="submit">Send</Button>
      </form>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Plain' }));
    await user.click(screen.getByRole('button', { name: 'Icon' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('can render a link, with its URL and without a type', () => {
    render(
      <MemoryRouter>
        <Button component={RouterLink} to="/contact" variant="contained">
          Ours
        </Button>
        <Button component="a" href="https://example.com/" target="_blank">
          Theirs
        </Button>
      </MemoryRouter>,
    );
    const ours = screen.getByRole('link', { name: 'Ours' });
    expect(ours).toHaveAttribute('href', '/contact');
    expect(ours).not.toHaveAttribute('type');
    expect(screen.getByRole('link', { name: 'Theirs' })).toHaveAttribute('target', '_blank');
  });

  it('is tall enough for touch, and does nothing while it is disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button size="small" disabled onClick={onClick}>
        Small
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Small' });
    expect(button).toHaveStyle({ minHeight: '44px' });
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});
