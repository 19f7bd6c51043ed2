/** The attributes of a span or an entry. They never name a person. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
export type SpanKind = keyof typeof SPAN_KINDS;

export interface Span {
  /** 32 and 16 hexadecimal digits. */
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: SpanKind;
  /** Milliseconds since 1970. */
  begun: number;
  ended: number;
  attributes: Attributes;
  hasFailed: boolean;
}

export interface ErrorEntry {
  at: number;
  severity: 'ERROR' | 'FATAL';
  message: string;
  attributes: Attributes;
  traceId?: string | undefined;
}

const SEVERITY = { ERROR: 17, FATAL: 21 };
const FAILED = { code: 2 };

/** The body of `POST /v1/traces`, in OTLP's JSON. */
export function tracesBody(spans: readonly Span[], resource: Attributes) {
  const scopeSpans = [{ scope: { name: 'wekala' }, spans: spans.map(writeSpan) }];
  return { resourceSpans: [{ resource: { attributes: written(resource) }, scopeSpans }] };
}

/** The body of `POST /v1/logs`, in OTLP's JSON. */
export function logsBody(entries: readonly ErrorEntry[], resource: Attributes) {
  const scopeLogs = [{ scope: { name: 'wekala' }, logRecords: entries.map(writeEntry) }];
  return { resourceLogs: [{ resource: { attributes: written(resource) }, scopeLogs }] };
}

function writeSpan({ kind, begun, ended, attributes, hasFailed, ...span }: Span) {
  return {
    ...span,
    kind: SPAN_KINDS[kind],
    startTimeUnixNano: nanoseconds(begun),
    endTimeUnixNano: nanoseconds(ended),
    attributes: written(attributes),
    status: hasFailed ? FAILED : {},
  };
}

function writeEntry({ at, severity, message, attributes, traceId }: ErrorEntry) {
  return {
    timeUnixNano: nanoseconds(at),
    severityNumber: SEVERITY[severity],
    severityText: severity,
    body: { stringValue: message },
    attributes: written(attributes),
    ...(traceId && { traceId }),
  };
}

/** As text, because a double cannot hold it. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const written = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }));

function typed(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
