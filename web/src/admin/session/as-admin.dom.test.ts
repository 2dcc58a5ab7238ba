import { updateService, uploadImages } from '@alnafitha/contract';
import { aService } from '@alnafitha/contract/factories';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mockNetworkError, server } from '../../../testing/server';
import { UPLOAD_TIMEOUT } from '../../shared/api/timeout';
import { formOf, submit, submitAsAdmin } from './as-admin';
import { reauthenticationStore, settleReauthentication } from './re-authentication';

const service = { ...aService(), order: 0, active: true };
const image = new File(['pixels'], 'skylight.png', { type: 'image/png' });
const change = { params: { id: 'service-1' }, body: { title: 'Skylights' } };

/** Responds to changes with the service; returns the received forms. */
function mockForms(): FormData[] {
  const forms: FormData[] = [];
  server.use(
    http.patch(`*${updateService.path}`, async ({ request }) => {
      forms.push(await request.formData());
      return HttpResponse.json(service);
    }),
  );
  return forms;
}

describe('formOf', () => {
  it('puts the fields into one JSON part, except the separate ones', () => {
    const body = { title: 'Skylights', order: 2, icon: undefined, imagePath: '' };
    const form = formOf(updateService.multipart, body, [image]);
    expect([...form.keys()]).toEqual(['imagePath', 'data', 'image']);
    expect(form.get('imagePath')).toBe('');
    expect(JSON.parse(String(form.get('data')))).toEqual({ title: 'Skylights', order: 2 });
    expect(form.get('image')).toMatchObject({ name: 'skylight.png', type: 'image/png' });
  });

  it('gives each field its own part without a JSON part, lists as JSON', () => {
    const body = { category: 'Portfolio', subCategories: ['GLASS', 'TENTS'], title: undefined };
    const form = formOf(uploadImages.multipart, body, [image, image]);
    expect([...form.keys()]).toEqual(['category', 'subCategories', 'images', 'images']);
    expect(form.get('category')).toBe('Portfolio');
    expect(JSON.parse(String(form.get('subCategories')))).toEqual(['GLASS', 'TENTS']);
  });
});

/** A request without a response, because MSW does not report aborted requests. */
class Unanswered {
  upload = {};
  onabort?: () => void;
  open() {}
  send() {}
  abort() {
    this.onabort?.();
  }
}

describe('submit', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends the form with its files, reports the progress, and returns the parsed response', async () => {
    const forms = mockForms();
    const onProgress = vi.fn();
    expect(await submit(updateService, change, { files: [image], onProgress })).toEqual(service);
    expect(forms.map((form) => [...form.keys()])).toEqual([['data', 'image']]);
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it("throws status, issues and the API's message", async () => {
    const response = {
      message: 'Please check the highlighted fields',
      issues: [{ path: 'image', message: 'This image is damaged or incomplete' }],
    };
    server.use(http.patch(`*${updateService.path}`, () => HttpResponse.json(response, { status: 400 })));
    await expect(submit(updateService, change)).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: `400: ${JSON.stringify(response)}`,
      issues: response.issues,
    });
  });

  it("stops on the way, or sends nothing, with the signal's reason, and throws a TypeError without a response", async () => {
    const forms = mockForms();
    const signal = AbortSignal.abort('given up');
    await expect(submit(updateService, change, { signal })).rejects.toBe('given up');
    expect(forms).toEqual([]);
    mockNetworkError(updateService);
    await expect(submit(updateService, change)).rejects.toBeInstanceOf(TypeError);
    vi.stubGlobal('XMLHttpRequest', Unanswered);
    const controller = new AbortController();
    const stopped = expect(submit(updateService, change, controller)).rejects.toBe('given up');
    controller.abort('given up');
    await stopped;
  });

  it('throws a TimeoutError when the transfer stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('XMLHttpRequest', Unanswered);
    const late = expect(submit(updateService, change)).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT);
    await late;
  });
});

it('a form with its file is sent again after signing in again', async () => {
  const signIn = vi.fn(() => settleReauthentication(true));
  onTestFinished(reauthenticationStore.subscribe(() => reauthenticationStore.isWanted() && signIn()));
  const files: unknown[] = [];
  server.use(
    http.patch(`*${updateService.path}`, async ({ request }) => {
      files.push((await request.formData()).get('image'));
      return signIn.mock.calls.length > 0
        ? HttpResponse.json(service)
        : HttpResponse.json({ message: 'Please sign in first' }, { status: 401 });
    }),
  );
  expect(await submitAsAdmin(updateService, change, { files: [image] })).toEqual(service);
  expect(files).toMatchObject([{ name: 'skylight.png' }, { name: 'skylight.png' }]);
});
