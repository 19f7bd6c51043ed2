/** Where a shop that is only tried out shows its emulated gateways. */
export const TRIAL_PATH = '/trial';

/** The outlet at which an emulated Fawry code can be paid. */
export const trialOutlet = (code: string): string => `${TRIAL_PATH}/fawry/outlet/${encodeURIComponent(code)}`;
