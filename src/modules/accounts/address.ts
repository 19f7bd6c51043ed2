import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { jointRule } from '#platform/inputs.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { mobileInput, nameInput } from './account.ts';
import { fieldText } from './text.ts';

/** More than anybody needs, few enough to choose from. */
export const MOST_ADDRESSES = 20;

/** Couriers refuse a street of five letters or fewer (docs/egypt.md, Addresses). */
const SHORTEST_STREET = 6;

/** One line of text, as somebody writes it. */
export const writtenLine = (longest: number) =>
  z.string(REQUIRED_FIELD).check(z.overwrite(cleanText), z.maxLength(longest, fieldText.tooLong));

const optionalLine = (longest: number) => z.prefault(writtenLine(longest), '');

/** The fields of an address, without the rules that join two of them. */
export const addressFields = z.object({
  recipient: nameInput,
  mobile: mobileInput,
  governorateId: z.coerce
    .number(fieldText.governorate)
    .check(z.int(fieldText.governorate), z.positive(fieldText.governorate)),
  /** Null if the list lacks the place; its name is then in `cityName`. */
  cityId: z.prefault(z.nullable(z.int(fieldText.city)), null),
  cityName: optionalLine(100),
  street: writtenLine(200).check(z.minLength(SHORTEST_STREET, fieldText.street)),
  building: optionalLine(50),
  floor: optionalLine(30),
  flat: optionalLine(30),
  landmark: optionalLine(150),
});
export type AddressInput = z.output<typeof addressFields>;

/** A place outside the list needs a name, and a building without a number a landmark (docs/egypt.md, Addresses). */
export const placeRules = [
  jointRule<Pick<AddressInput, 'cityId' | 'cityName'>>(
    ['cityId', 'cityName'],
    ({ cityId, cityName }) => cityId !== null || cityName !== '',
    { at: 'cityName', error: fieldText.city },
  ),
  jointRule<Pick<AddressInput, 'building' | 'landmark'>>(
    ['building', 'landmark'],
    ({ building, landmark }) => building !== '' || landmark !== '',
    { at: 'landmark', error: fieldText.landmark },
  ),
] as const;

/** Where to deliver, and whom to call. */
export const addressInput = addressFields.check(...placeRules);

export const savedAddress = z.object({
  id: z.int(),
  recipient: z.string(),
  mobile: z.string(),
  governorateId: z.int(),
  governorateName: z.string(),
  cityId: z.nullable(z.int()),
  cityName: z.string(),
  street: z.string(),
  building: z.string(),
  floor: z.string(),
  flat: z.string(),
  landmark: z.string(),
});
export type SavedAddress = z.output<typeof savedAddress>;

/** The option for a place outside the list of cities. */
export const OTHER_CITY = 'other';

/**
 * The input of a call from the fields of an address form. A select that still shows its placeholder sends nothing, and a
 * field that lacks would hide what is wrong with the others.
 */
export function readAddress(fields: Readonly<Record<string, string>>) {
  const { cityId = '', cityName = '', governorateId = '', ...rest } = fields;
  const listed = cityId !== '' && cityId !== OTHER_CITY;
  return { ...rest, governorateId, cityId: listed ? Number(cityId) : null, cityName: listed ? '' : cityName };
}
