import { expect, it } from 'vitest';
import { measureLoad, percentile } from './api';

it('takes the value that the share of all values does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(values, 50), percentile(values, 95), percentile([7], 95)]).toEqual([50, 95, 7]);
});

it('sends one request at a time on every connection, and counts failures', async () => {
  let open = 0;
  let most = 0;
  let sent = 0;
  const send = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    sent += 1;
    return new Response('', { status: sent % 2 === 0 ? 200 : 500 });
  };
  const { latencies, failures } = await measureLoad(send, 3, 0.05);
  expect(most).toBe(3);
  expect(latencies).toHaveLength(sent);
  expect(failures).toBe(Math.ceil(sent / 2));
});
