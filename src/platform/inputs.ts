import * as z from 'zod/mini';
import { cleanLongText } from './arabic.ts';
import { isCalendarDay } from './dates.ts';
import { foldDigits } from './digits.ts';

/** The id of a row in a JSON body. */
export const rowId = z.int().check(z.positive());

/** The id of a row in an address, where all is text. */
export const pathId = z.coerce.number().check(z.int(), z.positive());

/** A whole number from 1 to `most` in an address. */
export const whole = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));

/** The page of a list in an address, from 1 on. */
export const page = (most = 10_000) => z._default(whole(most), 1);

/** How many rows a page of a list has: `usual`, and never more than `most`. */
export const limit = (usual: number, most = 100) => z._default(whole(most), usual);

/** A day of the calendar, `2026-11-22`, in whatever digits it was typed. */
export const calendarDay = (message?: string) =>
  z.string(message).check(z.overwrite(foldDigits), z.refine(isCalendarDay, message));

/** Why somebody does this, in 3 to `most` letters. */
export const writtenReason = (message: string, most: number) =>
  z.string(message).check(z.overwrite(cleanLongText), z.minLength(3, message), z.maxLength(most, message));

/**
 * A rule about several fields of an input. It is tested even if other fields are wrong, so that a form shows all that is
 * wrong in it at once; not if one of its own fields is, because then nobody knows what the rule would say. None of the
 * input's fields may have a check with `abort`, which would keep Zod from every rule.
 */
export const jointRule = <T extends object>(
  fields: readonly (keyof T & string)[],
  holds: (input: T) => boolean,
  { at, error }: { at: string; error: string },
) =>
  z.refine<T>(holds, {
    error,
    path: [at],
    when: ({ issues }) =>
      issues.every(({ path: [field] = [] }) => field !== undefined && !fields.some(each => each === field)),
  });

/**
 * A rule that the use case holds itself, together with what only the database knows to be wrong. It is the last of an input's
 * checks, and tested only where something else in the input is wrong, so that all of it is said at once.
 */
export const ruleOfUseCase = <T extends object>(
  holds: (input: T) => boolean,
  { at, error }: { at: keyof T & string; error: string },
) => z.refine<T>(holds, { error, path: [at], when: ({ issues }) => issues.length > 0 });
