const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;

/** Suggested days, for a day in Doha. The office works from Saturday to Thursday. */
export function followUpDays(today: string): { inThreeWorkingDays: string; nextWeek: string } {
  return {
    inThreeWorkingDays: workingDayAfter(workingDayAfter(workingDayAfter(today))),
    nextWeek: workingDayAfter(daysAfter(today, 6)),
  };
}

function workingDayAfter(day: string): string {
  const next = daysAfter(day, 1);
  return new Date(next).getUTCDay() === FRIDAY ? daysAfter(next, 1) : next;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
