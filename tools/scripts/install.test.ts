import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { z } from 'zod';
import root from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

const Packages = z.record(
  z.string(),
  z.object({ engines: z.object({ node: z.string().default('*') }).default({ node: '*' }) }),
);

it('every package admits the Node that the README names, so that an installation prints no warning', () => {
  const oldest = minVersion(root.engines.node)?.version ?? '';
  const tooNew = Object.entries(Packages.parse(lock.packages)).filter(
    ([, { engines }]) => !satisfies(oldest, engines.node),
  );
  expect(tooNew).toEqual([]);
});
