/** For what account numbers are sealed. */
export const CHANNEL_SECRET = 'payout_channels.number';
