import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationThread, ShownMessage } from '#modules/conversations/conversation.ts';
import type { Answer } from '../../data/use-call.ts';

/** Words, a photo, or both. */
export interface Written {
  text: string;
  photo?: string | undefined;
}

/** How one side reads and writes. */
export interface Ways {
  show: (asked: { conversationId: number; before?: number }) => Promise<ConversationThread>;
  write: (written: { conversationId: number } & Written) => Promise<ShownMessage>;
  /** Gives the name of the photo, to write with. */
  upload: (file: File, onProgress: (part: number) => void) => Promise<string>;
  read: (asked: { conversationId: number }) => Promise<unknown>;
  end: (asked: { conversationId: number; ended: boolean }) => Promise<unknown>;
}

/** How often a conversation that is being looked at asks whether the other side has written. */
const ASKED_EVERY_MS = 15_000;

/** A conversation with the messages that are shown so far; it is asked for again while somebody looks at it. */
export function useThread(ways: Ways, conversationId: number) {
  const [answer, setAnswer] = useState<Answer<ConversationThread>>({ state: 'loading' });
  const seen = useRef(0);
  const show = useCallback(
    (change: (shown: ConversationThread | null) => ConversationThread) =>
      setAnswer(now => ({ state: 'ready', body: change(now.state === 'ready' ? now.body : null) })),
    [],
  );
  const take = useCallback(
    (newest: ConversationThread): void => {
      show(shown => joined(shown, newest));
      const last = newest.messages.at(-1)?.id ?? 0;
      const isNew = last > seen.current;
      seen.current = last;
      // If the network is gone, it stays unread until the next visit.
      if (isNew) ways.read({ conversationId }).catch(() => undefined);
    },
    [ways, conversationId, show],
  );
  const reload = useCallback(
    () =>
      ways
        .show({ conversationId })
        .then(take, error => setAnswer(now => (now.state === 'ready' ? now : { state: 'failed', error }))),
    [ways, conversationId, take],
  );
  useEffect(() => {
    void reload();
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const older = async (before: number) => {
    const more = await ways.show({ conversationId, before });
    show(shown => ({ ...more, messages: [...more.messages, ...(shown?.messages ?? [])] }));
  };
  return { answer: { ...answer, reload }, older };
}

/** Older messages that were asked for stay; what changed in the newest is taken over. */
function joined(shown: ConversationThread | null, newest: ConversationThread): ConversationThread {
  const first = newest.messages[0]?.id ?? Number.POSITIVE_INFINITY;
  const older = shown?.messages.filter(({ id }) => id < first) ?? [];
  const hasMore = older.length > 0 ? (shown?.hasMore ?? false) : newest.hasMore;
  return { ...newest, messages: [...older, ...newest.messages], hasMore };
}
