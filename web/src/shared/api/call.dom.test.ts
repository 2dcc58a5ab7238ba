import { deleteMessage, listMessages, readAdmin, sendEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { describe, expect, it, vi } from 'vitest';
import { MockError, mockEndpoint } from '../../../testing/server';
import { ApiError } from './api-error';
import { call, urlOf } from './call';
import { REQUEST_TIMEOUT, timeoutError } from './timeout';

describe('urlOf', () => {
  it('encodes parameters and omits undefined and empty query values', () => {
    expect(urlOf(deleteMessage.path, { params: { id: 'a/b' } })).toBe('/api/admin/messages/a%2Fb');
    expect(urlOf(listMessages.path, { query: { page: 2, search: '', status: undefined } })).toBe(
      '/api/admin/messages?page=2',
    );
  });
});

describe('call', () => {
  it('throws an error with status, colon and body, and with the parsed error response', async () => {
    const response = { message: 'Name is required', issues: [{ path: 'name', message: 'Name is required' }] };
    mockEndpoint(sendEnquiry, () => new MockError(400, response));
    const error = await call(sendEnquiry, { body: anEnquiry() }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    const message = `400: ${JSON.stringify(response)}`;
    expect(error).toMatchObject({ message, status: 400, response } satisfies Partial<ApiError>);
  });

  it('has no error response when the body is not our JSON', async () => {
    mockEndpoint(readAdmin, () => new MockError(502, '<html>Bad gateway</html>'));
    const error = await call(readAdmin, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 502, response: undefined, issues: [] } satisfies Partial<ApiError>);
  });

  it('ends with a TimeoutError without a response', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    mockEndpoint(readAdmin, () => new Promise(() => {}));
    const timedOut = expect(call(readAdmin, {})).rejects.toMatchObject({ name: 'TimeoutError' });
    timeout.abort(timeoutError());
    await timedOut;
    expect(AbortSignal.timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT);
  });
});
