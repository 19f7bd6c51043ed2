/** For what account numbers are sealed. */
export const CHANNEL_SECRET = 'merchant_channels.number';
