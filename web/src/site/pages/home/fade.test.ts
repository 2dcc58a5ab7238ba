import { expect, it } from 'vitest';
import { fadeInTurn } from './hero-image';

const opacityOf = (isShown: boolean) => {
  const { transition } = fadeInTurn(isShown)['@media (prefers-reduced-motion: no-preference)'];
  const [, duration, delay] = /^opacity (\d+)ms ease (\d+)ms/.exec(transition) ?? [];
  return { duration: Number(duration), delay: Number(delay) };
};

it('fades a text in once the one before it has faded out', () => {
  const hiding = opacityOf(false);
  expect(opacityOf(true).delay).toBeGreaterThanOrEqual(hiding.delay + hiding.duration);
});
