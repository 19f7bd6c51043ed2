import type { WhatsappText } from './whatsapp.ts';

/** What a message says, each part by its facts. The SMS is complete in itself; without one, none is sent. */
export interface SaidText<Facts> {
  title: (facts: Facts) => string;
  body: (facts: Facts) => string;
  sms?: ((facts: Facts) => string) | undefined;
  /** For whoever agreed to WhatsApp, in place of the SMS. */
  whatsapp?: ((facts: Facts) => WhatsappText) | undefined;
}

export const sayOf = <Facts>({ title, body, sms, whatsapp }: SaidText<Facts>, facts: Facts) => ({
  title: title(facts),
  body: body(facts),
  sms: sms?.(facts),
  whatsapp: whatsapp?.(facts),
});

/** A mail's body, with the page that shows more. Nothing is glued to the address, which a phone would take as part of it. */
export const withLink = (body: string, { words, url }: { words: string; url: string }): string =>
  `${body}\n\n${words}: ${url}`;
