const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Made at its first use: a page without a date has nothing of it to wait for. */
function inCairo(locale: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  const format = () => (made ??= new Intl.DateTimeFormat(locale, { timeZone: 'Africa/Cairo', ...options }));
  return { format: (date: Date) => format().format(date) };
}

const DATE = inCairo('ar-EG', { dateStyle: 'long' });
const SHORT_DATE = inCairo('ar-EG', { day: 'numeric', month: 'long' });
const TIME = inCairo('ar-EG', { timeStyle: 'short' });
const WEEKDAY = inCairo('ar-EG', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const WEEKDAY_ALONE = inCairo('ar-EG', { weekday: 'long', day: 'numeric' });
const DAY_ALONE = inCairo('ar-EG', { day: 'numeric' });
/** Sweden writes dates the way ISO does. */
const ISO_DAY = inCairo('sv-SE', { dateStyle: 'short' });
const ISO_MINUTE = inCairo('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

export interface DayWords {
  today: string;
  yesterday: string;
}

/** `٢٠ نوفمبر ٢٠٢٥`, the day in Cairo. */
export function formatDate(date: Date): string {
  return DATE.format(date);
}

/** `١٠:٣٠ ص`, the time in Cairo. */
export function formatTime(date: Date): string {
  return TIME.format(date);
}

/** `٢٠ نوفمبر ٢٠٢٥، ١٠:٣٠ ص`, the time in Cairo. Joined here, because Intl would put a word between date and time. */
export function formatDateTime(date: Date): string {
  return `${DATE.format(date)}، ${TIME.format(date)}`;
}

/** `الخميس ٢٦ نوفمبر` of a day as `yyyy-mm-dd`. */
export function formatWeekday(day: string): string {
  // Without the comma it can stand within a sentence.
  return WEEKDAY.format(noonOf(day)).replace('، ', ' ');
}

/** Two days as `yyyy-mm-dd`, each with its weekday; a month that both share is named once. */
export function formatWeekdays(first: string, last: string): [first: string, last: string] {
  const opening = sharesMonth(first, last) ? WEEKDAY_ALONE : WEEKDAY;
  return [opening.format(noonOf(first)).replace('، ', ' '), formatWeekday(last)];
}

/** `٢٦–٢٩ نوفمبر`, and `٢٦ نوفمبر` where both are one day. Joined here, because browsers part a range in their own ways. */
export function formatDayRange(first: string, last: string): string {
  const end = SHORT_DATE.format(noonOf(last));
  if (first === last) return end;
  return sharesMonth(first, last)
    ? `${DAY_ALONE.format(noonOf(first))}–${end}`
    : `${SHORT_DATE.format(noonOf(first))} – ${end}`;
}

const sharesMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

/** Noon is on the same day in Cairo all year round. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The given word for today or yesterday in Cairo, `٢٠ نوفمبر` for this year, otherwise the date with its year. */
export function formatDay(date: Date, now: Date, words: DayWords): string {
  const day = cairoDay(date);
  const today = cairoDay(now);
  if (day === today) return words.today;
  if (day === dayBefore(today)) return words.yesterday;
  return yearOf(day) === yearOf(today) ? SHORT_DATE.format(date) : DATE.format(date);
}

/** The calendar day in Cairo as `yyyy-mm-dd`, summer time counted. Throws RangeError for an invalid date. */
export function cairoDay(date: Date): string {
  return ISO_DAY.format(date);
}

/** The time on Cairo's clocks as `yyyy-mm-ddThh:mm`, the format of a browser's date and time field. */
export function cairoMinute(date: Date): string {
  return ISO_MINUTE.format(date).replace(' ', 'T');
}

/**
 * The moment at which Cairo's clocks show this time. If summer time ends and it occurs twice, the first; if summer time
 * begins and it never occurs, an hour later. `null` if the text is not a minute.
 */
export function cairoMoment(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) || !isCalendarDay(text.slice(0, 10)))
    return null;
  const asUtc = Date.parse(`${text}:00Z`);
  const inSummer = new Date(asUtc - 3 * HOUR_MS);
  return cairoMinute(inSummer) === text ? inSummer : new Date(asUtc - 2 * HOUR_MS);
}

/** The calendar day this many days later. Throws RangeError if the text is not a day. */
export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The day this many business days (Sunday to Thursday) later, without these holidays. Deadlines are counted without any,
 * because the law does not move them.
 */
export function addBusinessDays(day: string, days: number, holidays: ReadonlySet<string> = NONE): string {
  let left = days;
  let at = day;
  while (left > 0) {
    at = addDays(at, 1);
    if (!isWeekend(at) && !holidays.has(at)) left -= 1;
  }
  return at;
}

/** The first moment of a day in Cairo: midnight, or 01:00 on the day summer time begins, because it has no midnight. */
export function startOfCairoDay(day: string): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  const inSummer = new Date(utcMidnight - 3 * HOUR_MS);
  return cairoDay(inSummer) === day ? inSummer : new Date(utcMidnight - 2 * HOUR_MS);
}

/** Friday and Saturday. */
function isWeekend(day: string): boolean {
  return [5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Midnight in Cairo at the end of the day so many days later; the day of `from` is day 0. */
export function endOfCairoDay(from: Date, days: number): Date {
  return startOfCairoDay(addDays(cairoDay(from), days + 1));
}

/**
 * Full years of age on today's calendar day in Cairo. A person born on 29 February turns older on 1 March in common
 * years. Negative for a future birth. Throws RangeError if the birth date is not a real day written `yyyy-mm-dd`.
 */
export function ageOn(birthDate: string, now: Date): number {
  if (!isCalendarDay(birthDate)) throw new RangeError(`not a calendar day: ${birthDate}`);
  const today = cairoDay(now);
  const years = yearOf(today) - yearOf(birthDate);
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** Whether a text is a day that exists, written `yyyy-mm-dd`. The database knows no year 0 and none before it. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && isoDay(midnight) === text;
}

/** Whether a text is a moment that exists, written as by `toISOString`. */
export function isMoment(text: string): boolean {
  const time = isCalendarDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

// On the UTC calendar every day has 24 hours; in Cairo two days a year do not.
function dayBefore(day: string): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) - DAY_MS);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The same moment that many years earlier. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
