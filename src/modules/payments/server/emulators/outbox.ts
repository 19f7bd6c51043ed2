/** A message to the shop, as it is posted. */
export interface Message {
  url: string;
  body: string;
}

/** What becomes of one message to the shop. Amount and currency are changed before it is signed, `tampered` is after. */
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
  /** The next message that is sent goes wrong so; several are used up one after another. */
  spoil(trouble: MessageTrouble): void;
  send(compose: Compose): Promise<void>;
  /** Sends what was delayed, the newest first when `reordered`; gives how many. */
  release(order: 'as_sent' | 'reordered'): Promise<number>;
}

/** Messages on their way to the shop, which are lost, late, doubled or changed on command. */
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
