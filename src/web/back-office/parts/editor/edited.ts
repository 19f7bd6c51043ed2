import type { Refusal } from '#platform/refusal.ts';
import { carryOver, differs, type FormParts, type Merged, mergeForms } from './merge-forms.ts';
import { readStoredForm } from './stored-form.ts';

/** Something with a page of its own on which it is edited. */
export interface Versioned {
  id: number;
  /** Returned with a save, so that somebody else's save in between is reported and not overwritten. */
  version: number;
}

/** How things of one kind are put into form fields. */
export interface EditedKind<T, F> {
  /** The key of its forms in the browser's storage. */
  name: string;
  empty: F;
  toForm(thing: T): F;
  parts: FormParts<F>;
}

/** A thing being edited: as it was read, and as it is in the fields. */
export interface Edited<T, F> {
  /** Null for a new one. */
  thing: T | null;
  base: F;
  form: F;
  wasRestored: boolean;
  failure: Refusal | null;
  /** What it was that was refused. */
  refusedForm: F;
  /** The result of somebody else's save in between. */
  merged: Merged<F> | null;
}

export const isDirty = ({ form, base }: { form: unknown; base: unknown }) => differs(form, base);

/** The state after reading or saving. */
export function fresh<T, F>(thing: T | null, { toForm, empty }: EditedKind<T, F>): Edited<T, F> {
  const base = thing ? toForm(thing) : empty;
  return { thing, base, form: base, wasRestored: false, failure: null, refusedForm: base, merged: null };
}

/** The state that this browser kept. It does not overwrite what somebody saved since then. */
export function restored<T extends Versioned, F extends object>(
  thing: T | null,
  kind: EditedKind<T, F>,
  key: string,
): Edited<T, F> {
  const state = fresh(thing, kind);
  const stored = readStoredForm(key, kind.empty);
  if (!stored || !differs(stored.form, stored.base)) return state;
  const isSameVersion = thing !== null && stored.version === thing.version;
  const form = isSameVersion
    ? stored.form
    : mergeForms(kind.parts, { base: stored.base, mine: stored.form, saved: state.base }).form;
  return { ...state, form, wasRestored: differs(form, state.base) };
}

/** The state after a save: what was typed while it was on its way stays, unsaved. */
export function saved<T, F extends object>(
  thing: T,
  { sent, now }: { sent: F; now: F },
  kind: EditedKind<T, F>,
): Edited<T, F> {
  const state = fresh(thing, kind);
  return { ...state, form: carryOver(kind.parts, { base: sent, mine: now, saved: state.base }) };
}

/** The state after a refusal: somebody else's save is merged under my changes. */
export function refused<T, F extends object>(
  state: Edited<T, F>,
  failure: Refusal,
  { toForm, parts }: EditedKind<T, F>,
): Edited<T, F> {
  const current = failure.details['current'] as T | undefined;
  if (!current) return { ...state, failure, refusedForm: state.form, merged: null };
  const theirs = toForm(current);
  const merged = mergeForms(parts, { base: state.base, mine: state.form, saved: theirs });
  return {
    ...state,
    thing: current,
    base: theirs,
    form: merged.form,
    failure,
    refusedForm: merged.form,
    merged,
  };
}

/** The errors of the fields; a field that was changed since has none. */
export function errorsOf<T, F extends object>({ failure, refusedForm, form }: Edited<T, F>) {
  const stands = (name: string) => form[name as keyof F] === refusedForm[name as keyof F];
  const errors = Object.entries(failure?.details.fields ?? {}).filter(([name]) => stands(name));
  return Object.fromEntries(errors);
}
