/** A message to the shop. */
export interface Message {
  url: string;
  body: string;
  headers?: Record<string, string>;
}

/** The fault of one message to the shop. Amount and currency change before it is signed, `tampered` after. */
export const MESSAGE_TROUBLES = [
  'delayed',
  'duplicated',
  'dropped',
  'altered_amount',
  'other_currency',
  'tampered',
  'forged',
] as const;
export type MessageTrouble = (typeof MESSAGE_TROUBLES)[number];

export type Deliver = (message: Message) => Promise<void>;
export type Compose = (trouble: MessageTrouble | null) => Message;

export interface Outbox {
  /** Gives the next message this fault; several faults are used one after another. */
  spoil(trouble: MessageTrouble): void;
  send(compose: Compose): Promise<void>;
  /** Sends the delayed messages, the newest first if `reordered`; returns how many. */
  release(order: 'as_sent' | 'reordered'): Promise<number>;
}

/** Messages to the shop, which can be lost, delayed, doubled or altered on command. */
export function openOutbox(deliver: Deliver): Outbox {
  const troubles: MessageTrouble[] = [];
  const delayed: Message[] = [];
  return {
    spoil: trouble => void troubles.push(trouble),
    async send(compose) {
      const trouble = troubles.shift() ?? null;
      const message = compose(trouble);
      if (trouble === 'dropped') return;
      if (trouble === 'delayed') return void delayed.push(message);
      await deliver(message);
      if (trouble === 'duplicated') await deliver(message);
    },
    async release(order) {
      const messages = delayed.splice(0);
      if (order === 'reordered') messages.reverse();
      for (const message of messages) await deliver(message);
      return messages.length;
    },
  };
}
