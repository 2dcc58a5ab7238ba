import type { Endpoint, EndpointInput, EndpointResponse } from '@alnafitha/contract';
import { call } from '../../shared/api/call';
import { withReauthentication } from './re-authentication';
import { type FormEndpoint, submit } from './submit';

/** Like `call` for the panel, with re-authentication when the session has ended. */
export function callAsAdmin<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Parameters<typeof call>[2],
): Promise<EndpointResponse<E>> {
  return withReauthentication(() => call(endpoint, input, options));
}

/** Like `submit` for the panel, with re-authentication when the session has ended. */
export function submitAsAdmin<E extends FormEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Parameters<typeof submit>[2],
): Promise<EndpointResponse<E>> {
  return withReauthentication(() => submit(endpoint, input, options));
}
