import * as z from 'zod/mini';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { parseWhole } from '#platform/digits.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { ruleText } from './back-office/text.ts';
import { FACTS, type FactName, ofFacts } from './disclosure.ts';

const OUTPUT = { line: z.string(), text: z.string(), months: z.nullable(z.int()) };

/** Months, as a number or as people type them; an empty field says nothing. */
const monthsInput = (most: number) =>
  z.pipe(
    z.pipe(
      z._default(z.nullable(z.union([z.number(), z.string()])), null),
      z.transform(given => {
        if (typeof given !== 'string') return given;
        return given.trim() === '' ? null : (parseWhole(given) ?? Number.NaN);
      }),
    ),
    z.nullable(
      z
        .int(ruleText.months(most))
        .check(z.minimum(0, ruleText.months(most)), z.maximum(most, ruleText.months(most))),
    ),
  );

const INPUT = {
  line: (most: number) =>
    z._default(z.string(REQUIRED_FIELD).check(z.overwrite(cleanText), z.maxLength(most)), ''),
  text: (most: number) => z._default(z.string().check(z.overwrite(cleanLongText), z.maxLength(most)), ''),
  months: monthsInput,
};

type KindOf<N extends FactName> = (typeof FACTS)[N]['kind'];

/** The facts as replies have them. */
export const factsOutput = ofFacts(name => OUTPUT[FACTS[name].kind]) as {
  [N in FactName]: (typeof OUTPUT)[KindOf<N>];
};

/** The facts as a merchant sends them; one that is left out is empty. */
export const factsInput = ofFacts(name => INPUT[FACTS[name].kind](FACTS[name].most)) as {
  [N in FactName]: ReturnType<(typeof INPUT)[KindOf<N>]>;
};
