import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';

/** The texts that staff write, each at an address of its own. */
export const PAGE_NAMES = ['about', 'terms', 'privacy', 'complaints', 'credits'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

const section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });
export type PageSection = z.output<typeof section>;

export const showPage = defineCall({
  method: 'GET',
  path: '/api/web/page/:name',
  access: 'anyone',
  summary: 'A text of the shop: about it, its terms, privacy, or complaints [TRM-1]',
  input: z.object({ name: z.enum(PAGE_NAMES) }),
  output: z.object({ version: z.string(), sections: z.array(section) }),
});

export const showShop = defineCall({
  method: 'GET',
  path: '/api/web/shop',
  access: 'anyone',
  summary:
    'What every page says of the shop: its company, chat and social links, and rules that screens reflect',
  input: z.object({}),
  output: z.object({
    companyName: z.string(),
    /**
     * The operator that the law requires to be shown (docs/egypt.md, What a shop shows); empty fields are not shown.
     */
    company: z.object({
      legalName: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      commercialRegister: z.string(),
      taxNumber: z.string(),
    }),
    supportChatUrl: z.string(),
    socialLinks: z.array(
      z.object({ name: z.enum(['facebook', 'instagram', 'x', 'youtube']), url: z.string() }),
    ),
    /** 1.1 by the specification; 0 shows the real former price instead. */
    homeOldPriceFactor: z.number(),
    /** Working days until a parcel arrives, over all governorates. */
    deliveryDays: z.object({ first: z.int(), last: z.int() }),
    /** Empty: not shown. */
    complaintHotline: z.string(),
    /** In how many working days a complaint is answered. */
    complaintBusinessDays: z.int(),
    /** Days after delivery in which goods can be returned without a reason, and for a defect or a mistake. */
    returnDays: z.object({ noReason: z.int(), defect: z.int() }),
  }),
});
export type ShopProfile = z.output<typeof showShop.output>;
