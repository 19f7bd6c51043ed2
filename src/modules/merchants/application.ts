import * as z from 'zod/mini';
import { emailInput, mobileInput } from '#modules/accounts/account.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { foldDigits } from '#platform/digits.ts';
import { jointRule } from '#platform/inputs.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { applyFieldText } from './application.text.ts';
import { MERCHANT_STATUSES } from './merchant-status.ts';
import { ENTITY_KINDS, type EntityKind, needsRegister, PAPER_KINDS } from './papers.ts';

/** The fields of the form, in its order. The owner's national id is stored separately. */
export const SHOP_FIELDS = [
  'nameAr',
  'activity',
  'expectedProducts',
  'phone',
  'email',
  'address',
  'returnAddress',
] as const;
export const LEGAL_FIELDS = [
  'entityKind',
  'legalName',
  'commercialRegister',
  'taxNumber',
  'vatRegistered',
] as const;
export const FORM_FIELDS = [...SHOP_FIELDS, ...LEGAL_FIELDS] as const;
export type FormField = (typeof FORM_FIELDS)[number];
/** The form as typed so far; it is checked only when it is sent. */
export type ApplicationForm = Partial<Record<FormField, string>>;

const LONGEST_DRAFT = 500;

const typed = z.optional(
  z
    .string()
    .check(z.overwrite(cleanLongText), z.maxLength(LONGEST_DRAFT, applyFieldText.tooLong(LONGEST_DRAFT))),
);

/** Every field as it was typed; missing fields stay as they were saved. */
export const draftInput = z.object({
  nameAr: typed,
  activity: typed,
  expectedProducts: typed,
  phone: typed,
  email: typed,
  address: typed,
  returnAddress: typed,
  entityKind: typed,
  legalName: typed,
  commercialRegister: typed,
  taxNumber: typed,
  vatRegistered: typed,
  nationalId: typed,
});

const line = (longest: number, clean = cleanText) =>
  z
    .string(REQUIRED_FIELD)
    .check(
      z.overwrite(clean),
      z.minLength(1, REQUIRED_FIELD),
      z.maxLength(longest, applyFieldText.tooLong(longest)),
    );

const withDefault = (longest: number) =>
  z.prefault(
    z.string().check(z.overwrite(cleanText), z.maxLength(longest, applyFieldText.tooLong(longest))),
    '',
  );

const digits = (text: string) => foldDigits(text).replace(/[\s\p{Cf}\p{Pd}./]/gu, '');

/** A shop's description of itself; members may change it later. */
export const shopFields = {
  nameAr: line(60).check(z.minLength(2, applyFieldText.name)),
  activity: line(100),
  email: emailInput,
  /** Empty: goods are returned to the address of the store. */
  returnAddress: withDefault(300),
};

/** What buyers and the tax authority know a seller by. A selling merchant asks staff to change it. */
export const identityFields = {
  legalName: line(150),
  commercialRegister: z.prefault(
    z.string().check(
      z.overwrite(digits),
      z.refine(text => /^\d{0,14}$/.test(text), applyFieldText.commercialRegister),
    ),
    '',
  ),
  taxNumber: z
    .string(REQUIRED_FIELD)
    .check(z.overwrite(digits), z.minLength(1, REQUIRED_FIELD), z.regex(/^\d{9}$/, applyFieldText.taxNumber)),
  vatRegistered: z.enum(['yes', 'no'], applyFieldText.vatRegistered),
  phone: mobileInput,
  address: line(300, cleanLongText).check(z.minLength(6, applyFieldText.address)),
};

/** The rules for an application that is sent. */
export const applicationInput = z
  .object({
    ...shopFields,
    ...identityFields,
    expectedProducts: withDefault(20),
    entityKind: z.enum(ENTITY_KINDS, applyFieldText.entityKind),
  })
  .check(
    jointRule<{ entityKind: EntityKind; commercialRegister: string }>(
      ['entityKind', 'commercialRegister'],
      ({ entityKind, commercialRegister }) => !needsRegister(entityKind) || commercialRegister !== '',
      { at: 'commercialRegister', error: REQUIRED_FIELD },
    ),
  );
export type ApplicationInput = z.output<typeof applicationInput>;

/** An uploaded paper; its bytes come by a call of their own. */
export const paperOutput = z.object({
  id: z.int(),
  kind: z.enum(PAPER_KINDS),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  sentAt: z.string(),
  /** The last day it holds. */
  expiresOn: z.nullable(z.string()),
});
export type Paper = z.output<typeof paperOutput>;

/** An application as its owner sees it. */
export const applicationOutput = z.object({
  id: z.int(),
  /** Null until it was first sent. */
  status: z.nullable(z.enum(MERCHANT_STATUSES)),
  form: z.record(z.string(), z.string()),
  logoUrl: z.string(),
  /** Masked; empty if none was given. */
  nationalId: z.string(),
  papers: z.array(paperOutput),
  papersAsked: z.array(z.enum(PAPER_KINDS)),
  /** Why papers are requested, or why it was rejected. */
  reason: z.string(),
  submittedAt: z.nullable(z.string()),
});
export type Application = z.output<typeof applicationOutput>;

/** Whether its owner may change it: before it is sent, when papers are requested, and after a rejection. */
export function isOpenForChanges(status: Application['status']): boolean {
  return status === null || status === 'needs_info' || status === 'rejected';
}
