/** Where a shop that is only tried out shows its emulated gateways. */
export const SANDBOX_PATH = '/sandbox';

/** The outlet at which an emulated Fawry code can be paid. */
export const sandboxOutlet = (code: string): string =>
  `${SANDBOX_PATH}/fawry/outlet/${encodeURIComponent(code)}`;
