import { useEffect, useRef, useState } from 'react';
import type { Application } from '#modules/merchants/application.ts';
import { saveApplication } from '#modules/merchants/contract/application.ts';
import { api } from '../../api.ts';

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

  /** Sends what was not sent yet; false if that failed, and it is still to be sent. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    const done = queue.current.then(() => send());
    queue.current = done.then(() => undefined);
    return done;
  }

  async function send(): Promise<boolean> {
    const changed = pending.current;
    if (Object.keys(changed).length === 0) return true;
    pending.current = {};
    setState('saving');
    try {
      await api(saveApplication, changed);
      setState('saved');
      return true;
    } catch {
      pending.current = { ...changed, ...pending.current };
      setState('failed');
      return false;
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

/** Leaving the page or the program saves at once. */
function useOnLeave(flush: () => Promise<boolean>) {
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const leave = () => void latest.current();
    addEventListener('pagehide', leave);
    addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
}

export type Draft = ReturnType<typeof useDraft>;
