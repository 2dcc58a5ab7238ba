import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryableLazy } from '../retryable-lazy';
import { TOAST_DURATION, type Toast, useToast } from './toast-context';
import { ToastProvider } from './toast-provider';
import type { ToastViewProps } from './toast-view';

const styled = async () => ({ default: ({ toast }: ToastViewProps) => <p>Styled: {toast.title}</p> });
const failure: Toast = { title: 'Error', description: 'No connection', variant: 'destructive' };

function Page({ toast }: { toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Save
    </button>
  );
}

/** A page whose code of the toasts fails to load at first; returns a function that shows a toast. */
function setUp(toast: Toast, load = vi.fn(styled).mockRejectedValueOnce(new TypeError('Failed to fetch'))) {
  const { container } = render(
    <ToastProvider closeLabel="Close" ToastView={retryableLazy(load)}>
      <Page toast={toast} />
    </ToastProvider>,
  );
  const show = async () => act(async () => fireEvent.click(screen.getByText('Save')));
  return { container, show };
}

beforeEach(() => {
  vi.useFakeTimers();
  // React reports the failure to load.
  vi.mocked(console.error).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(console.error).mockClear();
});

it.each([
  ['alert', failure],
  ['status', { title: 'Success' }],
] as const)('shows a plain %s without its code, for as long as any toast', async (role, toast) => {
  const { container, show } = setUp(toast);
  await show();
  const plain = screen.getByRole(role);
  expect(plain).toHaveTextContent(toast.title);
  // A dialog hides the page from screen readers.
  expect(container).not.toContainElement(plain);
  await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION - 1));
  expect(plain).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(plain).not.toBeInTheDocument();
});

it('closes a plain toast, and loads the code again for the next one', async () => {
  const { show } = setUp(failure);
  await show();
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await show();
  expect(screen.getByText('Styled: Error')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
