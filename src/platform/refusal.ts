/** A table of refusals: code → HTTP status and the Arabic sentence a person is shown. It stands in a module's text.ts. */
export type RefusalTable = Record<string, readonly [status: number, message: string]>;

export interface RefusalDetails {
  /** Sentence by name of the field it belongs to. */
  fields?: Record<string, string>;
  [more: string]: unknown;
}

/** A "no" that a person can be shown. Nothing was changed by the call that throws it. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: string, [status, message]: readonly [number, string], details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Also true of a refusal made by another copy of this class: the pages' build has its own. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}

/** Gives the function that makes refusals out of one table; a code that is not in it does not compile. */
export function refuser<T extends RefusalTable>(table: T) {
  return (code: keyof T & string, details?: RefusalDetails) =>
    new Refusal(code, table[code] as readonly [number, string], details);
}
