const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A date whose UTC fields show Cairo's clock, because spreadsheets know no time zones. */
export function cairoTime(moment: Date): Date {
  return new Date(`${CLOCK.format(moment).replace(' ', 'T')}Z`);
}
