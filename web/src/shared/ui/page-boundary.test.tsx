import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../api/fetch-file';
import { LanguageProvider } from '../i18n/language-provider';
import { PageBoundary } from './page-boundary';
import { retryableLazy } from './retryable-lazy';

/** Two pages, one of them lazy. */
function show(load: Parameters<typeof retryableLazy>[0]) {
  const Blog = retryableLazy(load);
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <LanguageProvider language="en" onLanguageChange={() => {}} loadArabic={async () => ({})}>
        <Link to="/">Home</Link>
        <Link to="/blog">Blog</Link>
        <PageBoundary>
          <Suspense fallback="loading">
            <Routes>
              <Route path="/" element="Welcome" />
              <Route path="/blog" element={<Blog />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </LanguageProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const missing = () => Promise.reject(new ChunkLoadError('/assets/blog.js', false));
const article = async () => ({ default: () => <h1>Post</h1> });

it('shows an error when the code of a page fails to load, which another page replaces, and Retry loads it again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const load = vi.fn(article);
  for (let times = 0; times < 3; times += 1) load.mockImplementationOnce(missing);
  const user = show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('Welcome')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  for (const times of [2, 3]) {
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(load).toHaveBeenCalledTimes(times);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
  }
  expect(await screen.findByRole('heading')).toHaveTextContent('Post');
  vi.mocked(console.error).mockClear();
});
