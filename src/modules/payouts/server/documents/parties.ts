import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Party } from '../../document.ts';

/** Who sold, as the merchant order froze it. */
export interface FrozenSeller {
  legalName: string;
  commercialRegister: string;
  taxNumber: string;
  vatRegistered: boolean;
  address: string;
  phone: string;
}

export interface FrozenAddress {
  recipient: string;
  mobile: string;
  governorateName: string;
  cityName: string;
  street: string;
  /** Of an order for somebody else: who bought it. */
  buyerName?: string;
  buyerMobile?: string;
}

export const sellerParty = ({
  legalName,
  taxNumber,
  commercialRegister,
  address,
  phone,
}: FrozenSeller): Party => ({ name: legalName, taxNumber, commercialRegister, address, phone });

export const buyerParty = ({
  recipient,
  mobile,
  governorateName,
  cityName,
  street,
  buyerName,
  buyerMobile,
}: FrozenAddress): Party => ({
  name: buyerName || recipient,
  phone: buyerMobile || mobile,
  address: [governorateName, cityName, street].join('، '),
  taxNumber: '',
  commercialRegister: '',
});

/** What a merchant carries itself is taxed at the general rate, whatever it holds, if the merchant charges VAT at all. */
export const ownPercent = ({
  seller,
  feeVatPercent,
}: {
  seller: Pick<FrozenSeller, 'vatRegistered'>;
  feeVatPercent: number;
}): number => (seller.vatRegistered ? feeVatPercent : 0);

/** The shop itself, as its settings name it now. */
export async function shopParty(ctx: Ctx): Promise<Party> {
  const { company, companyName } = await readSettings(ctx);
  const { legalName, taxNumber, commercialRegister, address, phone } = company;
  return { name: legalName || companyName, taxNumber, commercialRegister, address, phone };
}
