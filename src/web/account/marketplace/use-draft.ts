import { useEffect, useRef, useState } from 'react';
import { saveApplication } from '#modules/merchants/application.calls.ts';
import type { Application } from '#modules/merchants/application.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../data/api.ts';

/** Milliseconds after the last key before typed text is sent. */
const PAUSE = 700;

export type SaveState = 'saved' | 'saving' | 'failed' | 'untouched';

/**
 * Typed text, which the server stores while it is typed, so that a reload, another device or a lost connection loses
 * nothing. Saves run one after another, so an older one never comes last.
 */
export function useDraft(application: Application | null) {
  const [fields, setFields] = useState<Record<string, string>>(() => ({
    ...application?.form,
    nationalId: application?.nationalId ?? '',
  }));
  const [state, setState] = useState<SaveState>('untouched');
  const pending = useRef<Record<string, string>>({});
  const queue = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Sends what was not sent yet; gives the refusal if that failed, and it is still to be sent. */
  function flush(): Promise<Refusal | null> {
    clearTimeout(timer.current);
    const done = queue.current.then(() => send());
    queue.current = done.then(() => undefined);
    return done;
  }

  async function send(): Promise<Refusal | null> {
    const changed = pending.current;
    if (Object.keys(changed).length === 0) return null;
    pending.current = {};
    setState('saving');
    try {
      await api(saveApplication, changed);
      setState('saved');
      return null;
    } catch (error) {
      pending.current = { ...changed, ...pending.current };
      setState('failed');
      return error instanceof Refusal ? error : generalRefusal('unexpected');
    }
  }

  function change(name: string, value: string) {
    setFields(before => ({ ...before, [name]: value }));
    pending.current = { ...pending.current, [name]: value };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE);
  }

  useOnLeave(flush);
  return { fields, state, change, flush };
}

/** Leaving the page or the program saves at once, and so does a connection that is back. */
function useOnLeave(flush: Draft['flush']) {
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const leave = () => void latest.current();
    addEventListener('pagehide', leave);
    addEventListener('visibilitychange', leave);
    addEventListener('online', leave);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('visibilitychange', leave);
      removeEventListener('online', leave);
      leave();
    };
  }, []);
}

export type Draft = ReturnType<typeof useDraft>;
