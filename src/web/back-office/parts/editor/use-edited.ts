import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { useSession } from '../../../data/session.ts';
import {
  type Edited,
  type EditedKind,
  errorsOf,
  fresh,
  isDirty,
  refused,
  restored,
  saved,
  type Versioned,
} from './edited.ts';
import { forgetStoredForm, storedKey } from './stored-form.ts';
import { useStoredForm } from './use-stored-form.ts';

/** New values of some fields, or a function of all of them. */
export type FormChange<F> = Partial<F> | ((form: F) => F);

const changedTo = <T, F extends object>(state: Edited<T, F>, change: FormChange<F>): Edited<T, F> => ({
  ...state,
  form: typeof change === 'function' ? change(state.form) : { ...state.form, ...change },
});

const asRefusal = (error: unknown) => (error instanceof Refusal ? error : generalRefusal('unexpected'));

/** How the fields are saved: over `thing`, or as a new one. */
export type SendForm<T, F> = (thing: T | null, form: F) => Promise<T>;

/**
 * A thing being edited. The browser keeps typed changes until they are saved or discarded; somebody else's save in
 * between is merged and reported.
 */
export function useEdited<T extends Versioned, F extends object>(initial: T | null, kind: EditedKind<T, F>) {
  const userId = useSession().account?.id ?? 0;
  const keyOf = (thing: T | null) => storedKey(userId, { name: kind.name, id: thing?.id ?? null });
  const [state, setState] = useState<Edited<T, F>>(() => restored(initial, kind, keyOf(initial)));
  const [isSaving, setSaving] = useState(false);
  const { thing, form, failure, merged, wasRestored } = state;
  const isStored = useStoredForm(state, keyOf(thing));
  const begin = (next: T | null) => {
    forgetStoredForm(keyOf(thing));
    setState(fresh(next, kind));
  };

  /** Returns the saved thing; null if it was refused. `last` is changed with it. */
  async function save(send: SendForm<T, F>, last: Partial<F> = {}): Promise<T | null> {
    if (isSaving) return null;
    setSaving(true);
    try {
      const sent = { ...form, ...last };
      const answer = await send(thing, sent);
      forgetStoredForm(keyOf(thing));
      setState(before => saved(answer, { sent, now: changedTo(before, last).form }, kind));
      return answer;
    } catch (error) {
      setState(before => refused(changedTo(before, last), asRefusal(error), kind));
      return null;
    } finally {
      setSaving(false);
    }
  }

  return {
    thing,
    form,
    isDirty: isDirty(state),
    isStored,
    wasRestored,
    merged,
    isSaving,
    failure,
    errors: errorsOf(state),
    message: failure && !merged ? failure.message : undefined,
    save,
    change: (change: FormChange<F>) => setState(before => changedTo(before, change)),
    discard: () => begin(thing),
    /** A newer state of it that somebody has just saved. */
    replace: begin,
    /** It is deleted: nothing of it is restored, and nobody is asked before leaving. */
    forget: () => flushSync(() => begin(null)),
  };
}
