import type { Consent } from '#modules/accounts/user.ts';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '#modules/notifications/notice-choice.ts';
import { channelNames, kindNames } from '#modules/notifications/text.ts';

/** `عروض وكالة: واتساب`: what a message is about, and by which channel it comes. */
export function consentName({ purpose, toldBy }: Consent): string {
  const kind = NOTICE_KINDS.find(each => each === purpose);
  const channel = NOTICE_CHANNELS.find(each => each === toldBy);
  return kind && channel ? `${kindNames[kind].name}: ${channelNames[channel]}` : purpose;
}
