/** `YYYY-MM-DD` in Doha's time zone. */
export function dayInDoha(instant: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Qatar',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(instant);
}
