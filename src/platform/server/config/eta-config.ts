/** The tax authority's addresses (docs/egypt.md, Receipts); the accounts are the sellers' own. */
export type EtaConfig = {
  identityUrl: string;
  apiUrl: string;
  /** Where anybody checks a receipt. */
  portalUrl: string;
  isEmulated: boolean;
};

export const ETA_CHOICES = ['off', 'preproduction', 'production'] as const;

/** Pre-production takes only what the authority has agreed to test; `null`: nothing is handed in. */
export function etaConfig(which: (typeof ETA_CHOICES)[number]): EtaConfig | null {
  if (which === 'off') return null;
  const under = which === 'production' ? '' : 'preprod.';
  return {
    identityUrl: `https://id.${under}eta.gov.eg`,
    apiUrl: `https://api.${under}invoicing.eta.gov.eg`,
    portalUrl: `https://${under}invoicing.eta.gov.eg`,
    isEmulated: false,
  };
}
