import { type AdminService, listAdminServices, updateService } from '@alnafitha/contract';
import { aService } from '@alnafitha/contract/factories';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MockError, mockEndpoint, server } from '../../../testing/server';
import { callAsAdmin, submitAsAdmin } from './as-admin';
import { reauthenticationStore, settleReauthentication } from './re-authentication';

const service: AdminService = { ...aService(), order: 0, active: true, arabic: 'machine' };
const rejection = { message: 'Please sign in first' };

let stopSigningIn: (() => void) | undefined;

/** Re-authenticates as soon as a request waits. */
function signInWhenAsked() {
  const signIn = vi.fn(() => settleReauthentication(true));
  stopSigningIn = reauthenticationStore.subscribe(() => {
    if (reauthenticationStore.isWanted()) signIn();
  });
  return signIn;
}

afterEach(() => {
  stopSigningIn?.();
  stopSigningIn = undefined;
});

describe('a request of the panel', () => {
  it('gets its response after re-authentication', async () => {
    const signIn = signInWhenAsked();
    const requests = mockEndpoint(listAdminServices, () =>
      signIn.mock.calls.length > 0 ? [service] : new MockError(401, rejection),
    );
    expect(await callAsAdmin(listAdminServices, {})).toEqual([service]);
    expect(requests).toHaveLength(2);
  });

  it('is retried with its form and file', async () => {
    const signIn = signInWhenAsked();
    const files: unknown[] = [];
    server.use(
      http.patch(`*${updateService.path}`, async ({ request }) => {
        const form = await request.formData();
        files.push(form.get('image'));
        return signIn.mock.calls.length > 0
          ? HttpResponse.json(service)
          : HttpResponse.json(rejection, { status: 401 });
      }),
    );
    const image = new File(['pixels'], 'skylight.png', { type: 'image/png' });
    const change = { params: { id: 'service-1' }, body: { title: 'Skylights' } };
    expect(await submitAsAdmin(updateService, change, { files: [image] })).toEqual(service);
    expect(files).toMatchObject([{ name: 'skylight.png' }, { name: 'skylight.png' }]);
  });
});
