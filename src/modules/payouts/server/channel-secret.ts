/** The purpose that account numbers are encrypted for. */
export const CHANNEL_SECRET = 'merchant_channels.number';
