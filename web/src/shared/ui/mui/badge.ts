/** The colours of badges: a ground, and letters on it that reach 4.5:1. */
export type Badge = 'blue' | 'yellow' | 'amber' | 'green';

export function badgeStyle(badge: Badge) {
  return { backgroundColor: `badge.${badge}`, color: `badgeText.${badge}` };
}
