/**
 * A table of refusals: code → HTTP status and the Arabic sentence that a person sees. It lives in a module's text.ts.
 */
export type RefusalTable = Record<string, readonly [status: number, message: string]>;

export interface RefusalDetails {
  /** A sentence for each field name. */
  fields?: Record<string, string>;
  [more: string]: unknown;
}

/** A "no" that a person can see. The call that throws it has changed nothing. */
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

/** Also true for a refusal made by another copy of this class, because the pages' build has its own copy. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}

/** The refusal of a step that may be refused without stopping what else is done; null if it was done. */
export async function refusalOf(step: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await step();
    return null;
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

/** Makes the function that creates refusals from one table; a code that is missing there does not compile. */
export function refuser<T extends RefusalTable>(table: T) {
  return (code: keyof T & string, details?: RefusalDetails) =>
    new Refusal(code, table[code] as readonly [number, string], details);
}
