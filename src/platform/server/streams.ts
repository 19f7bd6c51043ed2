import { PassThrough, type Readable } from 'node:stream';
import { MINUTE, SECOND } from '../clock.ts';
import { generalRefusal } from '../text.ts';
import type { Changes } from './changes.ts';

/** A session has one in each browser; the second is for a connection that broke unnoticed. */
const MOST_OF_SESSION = 2;
/** Of one process. Whoever gets none asks again and again instead. */
const MOST = 2_000;
/** Proxies cut connections that are silent for a minute, and readers notice in time that theirs is broken. */
const BEAT = 15 * SECOND;
/** Afterwards the reader opens another one, so that whoever was signed out receives no more. */
const LIFETIME = 10 * MINUTE;
/** A reader that has left this many bytes unread is gone. */
const UNREAD = 4_096;

export interface Subscription {
  sessionId: number;
  /** Whether this news is for the reader; never asked about `all`. */
  accepts(news: string): boolean;
}

/**
 * Streams of server-sent events to open pages. An event says only that something came: the page asks by its calls what
 * it may know.
 */
export interface Streams {
  /** Begins with an event, because nobody knows what was missed. The session's oldest stream ends if it has too many. */
  open(subscription: Subscription): Readable;
  /** Ends all of them and opens no more: the readers go to another process. */
  end(): void;
}

interface Stream extends Subscription {
  out: PassThrough;
  openedAt: number;
}

export function openStreams(changes: Pick<Changes, 'onNews'>): Streams {
  const streams = new Set<Stream>();
  let isEnding = false;
  changes.onNews(news => {
    for (const stream of streams) if (news === 'all' || stream.accepts(news)) write(stream, EVENT);
  });
  const beating = setInterval(() => {
    const oldest = performance.now() - LIFETIME;
    for (const stream of streams) {
      if (stream.openedAt < oldest) stream.out.end();
      else write(stream, ALIVE);
    }
  }, BEAT);
  beating.unref();

  function makeRoom(sessionId: number): void {
    const own = [...streams].filter(stream => stream.sessionId === sessionId);
    for (const stream of own.slice(0, 1 + own.length - MOST_OF_SESSION)) stream.out.end();
    if (isEnding || streams.size >= MOST) throw generalRefusal('unavailable');
  }

  return {
    open(subscription) {
      makeRoom(subscription.sessionId);
      const stream = { ...subscription, out: new PassThrough(), openedAt: performance.now() };
      streams.add(stream);
      stream.out.once('close', () => streams.delete(stream)).once('finish', () => streams.delete(stream));
      write(stream, EVENT);
      return stream.out;
    },
    end() {
      isEnding = true;
      clearInterval(beating);
      for (const { out } of streams) out.end();
    },
  };
}

const EVENT = 'data: news\n\n';
const ALIVE = ':\n\n';

function write({ out }: Stream, text: string): void {
  if (out.readableLength > UNREAD) out.destroy();
  else if (!out.writableEnded) out.write(text);
}
