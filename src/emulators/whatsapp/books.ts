import type { WhatsappState } from '#modules/notifications/whatsapp.ts';

/** A template that the shop has sent. */
export interface EmulatedMessage {
  wamid: string;
  /** Digits with the country's code. */
  to: string;
  template: string;
  values: Readonly<Record<string, string>>;
  /** What its button leads to, behind the shop's address. */
  path: string;
  reference: string;
  states: WhatsappState[];
}

/** The newest messages of an emulated WhatsApp; they are lost when it ends, as its pages show none. */
export function whatsappBooks(most = 1_000) {
  const messages: EmulatedMessage[] = [];
  let next = 0;
  return {
    messages,
    nextName: () => `wamid.sandbox${Date.now().toString(36)}${(++next).toString(36)}`,
    add(message: EmulatedMessage) {
      messages.push(message);
      if (messages.length > most) messages.shift();
    },
    byName: (wamid: string) => messages.find(each => each.wamid === wamid),
  };
}
export type WhatsappBooks = ReturnType<typeof whatsappBooks>;
