import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useToast } from './toast-context';
import { lazyToastView, ToastProvider } from './toast-provider';

const ToastView = lazyToastView(() => Promise.reject(new TypeError('Failed to fetch')));

function Page() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'Error', description: 'No connection' })}>
      Save
    </button>
  );
}

it('shows the toast even when the code of its view cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = userEvent.setup();
  render(
    <ToastProvider closeLabel="Close" ToastView={ToastView}>
      <Page />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
