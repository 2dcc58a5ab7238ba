/** The colours of badges: a background with text at a contrast of at least 4.5:1. */
export type Badge = 'blue' | 'yellow' | 'amber' | 'green';

export function badgeStyle(badge: Badge) {
  return { backgroundColor: `badge.${badge}`, color: `badgeText.${badge}` };
}
