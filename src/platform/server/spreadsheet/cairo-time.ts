const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment whose UTC fields are what Cairo's clocks show: spreadsheets know no time zones. */
export function cairoTime(moment: Date): Date {
  return new Date(`${CLOCK.format(moment).replace(' ', 'T')}Z`);
}
