import { deleteMessage, listMessages, readAdmin, sendEnquiry } from '@alnafitha/contract';
import { aMessage, anAdmin, anEnquiry } from '@alnafitha/contract/factories';
import { describe, expect, it, vi } from 'vitest';
import { answer, Refusal } from '../../../testing/server';
import { ApiError } from './api-error';
import { call, callForSession } from './call';
import { urlOf } from './request';
import { REQUEST_TIMEOUT, timeoutError } from './timeout';

describe('urlOf', () => {
  it('encodes parameters and leaves absent or empty values out of the query', () => {
    expect(urlOf(deleteMessage.path, { params: { id: 'a/b' } })).toBe('/api/admin/messages/a%2Fb');
    expect(urlOf(listMessages.path, { query: { page: 2, search: '', status: undefined } })).toBe(
      '/api/admin/messages?page=2',
    );
  });
});

describe('call', () => {
  it('answers the parsed reply', async () => {
    const reply = { messages: [aMessage()], pagination: { totalItems: 1, totalPages: 1 } };
    answer(listMessages, () => reply);
    expect(await call(listMessages, { query: {} })).toEqual(reply);
  });

  it('throws status, colon and body, and keeps our own message', async () => {
    const reply = { message: 'Name is required', issues: [{ path: 'name', message: 'Name is required' }] };
    answer(sendEnquiry, () => new Refusal(400, reply));
    const error = await call(sendEnquiry, { body: anEnquiry() }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: `400: ${JSON.stringify(reply)}`, status: 400, reply });
  });

  it('has no reply when the body is not ours', async () => {
    answer(readAdmin, () => new Refusal(502, '<html>Bad gateway</html>'));
    const error = await call(readAdmin, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 502, reply: undefined, issues: [] });
  });
});

describe('a call that nobody answers', () => {
  it('ends with a TimeoutError', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    answer(readAdmin, () => new Promise(() => {}));
    const late = expect(call(readAdmin, {})).rejects.toMatchObject({ name: 'TimeoutError' });
    timeout.abort(timeoutError());
    await late;
    expect(AbortSignal.timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT);
  });
});

describe('callForSession', () => {
  it.each([401, 403])('takes a %i for nobody', async (status) => {
    answer(readAdmin, () => new Refusal(status, { message: 'Please sign in first' }));
    expect(await callForSession(readAdmin, {})).toBeNull();
  });

  it('passes on who is signed in, and every other failure', async () => {
    answer(readAdmin, () => anAdmin());
    expect(await callForSession(readAdmin, {})).toEqual(anAdmin());
    answer(
      readAdmin,
      () => new Refusal(500, { message: 'Something went wrong on our side. Please try again.' }),
    );
    await expect(callForSession(readAdmin, {})).rejects.toBeInstanceOf(ApiError);
  });
});
