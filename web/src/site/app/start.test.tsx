import { act, fireEvent, render } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { keepTypedValues } from './start';

const EMPTY = { name: '', email: 'a@example.com', service: '', message: '', consent: false };
const FILLED = {
  name: 'Aisha',
  email: 'b@example.com',
  service: 'UPVC',
  message: 'Two\ndoors',
  consent: true,
};

let values: () => object;
/** Fields as the site has them: of react-hook-form, and a controlled search without a name. */
function Page() {
  const { register, getValues } = useForm({ defaultValues: EMPTY });
  const [search, setSearch] = useState('');
  values = () => ({ ...getValues(), search });
  return (
    <form>
      <div>
        <input {...register('name')} />
      </div>
      <input {...register('email')} />
      <select {...register('service')}>
        <option value="">-</option>
        <option>UPVC</option>
      </select>
      <textarea {...register('message')} />
      <input type="checkbox" {...register('consent')} />
      <input
        type="search"
        aria-label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
    </form>
  );
}

/** The files of a worker share the document, so that the page is gone after the test. */
function pageOf(html: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  onTestFinished(() => container.remove());
  return container;
}

/** The server's page, in which a visitor has filled in the fields. */
function filledPage(html: string): HTMLElement {
  const container = pageOf(html);
  for (const [name, value] of Object.entries({ ...FILLED, search: 'gates' })) {
    const field = container.querySelector<HTMLInputElement>(`[name=${name}],[type=${name}]`);
    if (typeof value === 'boolean') field?.click();
    else fireEvent.input(field ?? container, { target: { value } });
  }
  return container;
}

function hydrate(ui: React.ReactNode, container: HTMLElement): string[] {
  const restore = keepTypedValues(container);
  const errors: string[] = [];
  const onRecoverableError = (error: unknown) => {
    errors.push(String(error).split('\n')[0] ?? '');
    restore();
  };
  render(ui, { container, hydrate: true, onRecoverableError });
  return errors;
}

it('values typed before hydration are in the form when an element beside a field makes hydration fail', () => {
  const container = filledPage(renderToString(<Page />));
  const first = container.querySelector('input');
  first?.after(document.createElement('span'));
  const errors = hydrate(<Page />, container);
  expect(errors).toEqual([expect.stringContaining('Hydration failed')]);
  expect(first?.isConnected).toBe(false);
  expect(values()).toEqual({ ...FILLED, search: 'gates' });
  expect(container.querySelector('input')).toHaveValue('Aisha');
  expect(container.querySelector('[type=search]')).toHaveValue('gates');
});

it('values are restored in fields whose code loads later', async () => {
  const container = filledPage(renderToString(<Page />));
  const { promise, resolve } = deferred<{ default: typeof Page }>();
  const Later = lazy(() => promise);
  // The server's HTML has no boundary, so that the whole page is replaced.
  const errors = hydrate(
    <Suspense>
      <Later />
    </Suspense>,
    container,
  );
  expect(errors).toHaveLength(1);
  expect(container.querySelector('input')).toBeNull();
  await act(async () => resolve({ default: Page }));
  await expect.poll(values).toEqual({ ...FILLED, search: 'gates' });
});

it('a field that is empty keeps its default, and one that stays is left alone', () => {
  const container = pageOf('<input name="kept"><p><input name="email"></p>');
  const [kept, email] = container.querySelectorAll('input');
  const restore = keepTypedValues(container);
  if (kept) kept.value = 'old';
  email?.replaceWith(
    Object.assign(document.createElement('input'), { name: 'email', value: 'a@example.com' }),
  );
  restore();
  expect(container.querySelector('[name=email]')).toHaveValue('a@example.com');
  if (kept) kept.value = 'new';
  restore();
  expect(kept).toHaveValue('new');
});
