import type { Dashboard, Hours } from '@alnafitha/contract';
import { afterWorkingHours } from './working-time';

/** The site promises one working day. */
const PROMISED_HOURS = 10;

interface Enquiry {
  readonly createdAt: Date;
  readonly firstResponseAt?: Date | null | undefined;
}

export function measureResponses(
  enquiries: readonly Enquiry[],
  { now, hours }: { readonly now: Date; readonly hours: Hours },
): Dashboard['responses'] {
  const durations = enquiries
    .flatMap(({ createdAt, firstResponseAt }) =>
      firstResponseAt ? [firstResponseAt.getTime() - createdAt.getTime()] : [],
    )
    .sort((a, b) => a - b);
  const middle = durations.slice(
    Math.floor((durations.length - 1) / 2),
    Math.floor(durations.length / 2) + 1,
  );
  const outcomes = enquiries.flatMap(({ createdAt, firstResponseAt }) => {
    const promised = afterWorkingHours(createdAt, PROMISED_HOURS, hours);
    if (firstResponseAt) return [firstResponseAt <= promised];
    return promised < now ? [false] : [];
  });
  return {
    medianMs: middle.length > 0 ? middle.reduce((sum, duration) => sum + duration, 0) / middle.length : null,
    withinPromise: outcomes.length > 0 ? outcomes.filter(Boolean).length / outcomes.length : null,
  };
}
