/** What the tax authority must know of a seller and of its point of sale, besides its legal facts. */
export interface Taxpayer {
  /** 0 is the shop itself, otherwise a merchant. */
  issuerId: number;
  /** Whether its documents are sent. */
  isActive: boolean;
  /** Nine digits. */
  registration: string;
  tradeName: string;
  clientId: string;
  deviceSerial: string;
  branchCode: string;
  activityCode: string;
  governorate: string;
  city: string;
  street: string;
  building: string;
}

/** What a person types; the secret is only ever written. */
export const PROFILE_FIELDS = [
  'clientId',
  'deviceSerial',
  'branchCode',
  'activityCode',
  'governorate',
  'city',
  'street',
  'building',
] as const satisfies readonly (keyof Taxpayer)[];
export type ProfileField = (typeof PROFILE_FIELDS)[number];
