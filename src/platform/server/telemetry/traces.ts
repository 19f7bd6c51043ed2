import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Collector } from './collector.ts';
import type { Attributes, Span, SpanKind } from './otlp.ts';
import { summaryOf } from './statement-summary.ts';

interface Begun {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

/** A span that has begun, and what belongs below it. */
export interface OpenSpan {
  /** Whatever `work` begins, and waits for, is below this span. */
  run<T>(work: () => T): T;
  end(outcome: { name?: string; attributes?: Attributes; hasFailed: boolean }): void;
}

/** What took how long, below what: requests, jobs, statements, and services outside the shop. */
export interface Traces {
  /** A new trace, if this one is among the traced. Its id is the request's own, without hyphens. */
  begin(what: Begun & { id?: string }): OpenSpan | null;
  /** What `work` gives, as a trace of its own or below the one that runs. */
  within<T>(what: Begun, work: () => Promise<T>): Promise<T>;
  /** A statement that has ended now. Only its verb and table are told, never a value. */
  noteStatement(text: string, outcome: { ms: number; hasFailed: boolean }): void;
}

/** Traces for nobody. */
export const NO_TRACES: Traces = {
  begin: () => null,
  within: (_, work) => work(),
  noteStatement: () => undefined,
};

interface Place {
  traceId: string;
  /** None above the first span. */
  spanId: string | null;
}

/** Traces for a collector, of so many in a hundred requests and jobs. */
export function openTraces(collector: Collector, tracedPercent: number): Traces {
  const places = new AsyncLocalStorage<Place>();
  const open = (what: Begun, above: Place) => openSpan(what, { above, collector, places });

  const begin: Traces['begin'] = ({ id, ...what }) =>
    Math.random() * 100 < tracedPercent
      ? open(what, { traceId: id ? traceIdOf(id) : randomBytes(16).toString('hex'), spanId: null })
      : null;

  return {
    begin,
    async within(what, work) {
      const above = places.getStore();
      const span = above ? open(what, above) : begin(what);
      if (!span) return work();
      try {
        const result = await span.run(work);
        span.end({ hasFailed: false });
        return result;
      } catch (error) {
        span.end({ hasFailed: true });
        throw error;
      }
    },
    noteStatement(text, outcome) {
      const above = places.getStore();
      if (above) collector.takeSpan(statementSpan(text, { above, ...outcome }));
    },
  };
}

interface Above {
  above: Place;
  collector: Collector;
  places: AsyncLocalStorage<Place>;
}

function openSpan(what: Begun, { above, collector, places }: Above): OpenSpan {
  const ids = idsBelow(above);
  const begun = Date.now();
  const start = performance.now();
  return {
    run: work => places.run(ids, work),
    end({ name = what.name, attributes, hasFailed }) {
      collector.takeSpan({
        ...ids,
        name,
        kind: what.kind,
        begun,
        ended: begun + performance.now() - start,
        attributes: { ...what.attributes, ...attributes },
        hasFailed,
      });
    },
  };
}

function statementSpan(
  text: string,
  { above, ms, hasFailed }: { above: Place; ms: number; hasFailed: boolean },
): Span {
  const summary = summaryOf(text);
  const ended = Date.now();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
  return {
    ...idsBelow(above),
    name: summary,
    kind: 'client',
    begun: ended - ms,
    ended,
    attributes,
    hasFailed,
  };
}

const idsBelow = ({ traceId, spanId: parent }: Place) => ({
  traceId,
  spanId: randomBytes(8).toString('hex'),
  ...(parent && { parentSpanId: parent }),
});

/** Whoever has the id of a request finds its trace. */
export const traceIdOf = (requestId: string) => requestId.replaceAll('-', '').toLowerCase();
