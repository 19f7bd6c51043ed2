import { useEffect, useEffectEvent, useState } from 'react';

/** The pause after which a person has stopped typing. */
const PAUSE_MS = 300;

/**
 * A field that is always in step with the address: what is typed gets there after a pause, and at once on Enter; what
 * else changes the address (the back button, cleared filters) is written into the field.
 */
export function useTyped(current: string, send: (text: string, history: 'push' | 'replace') => void) {
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  // On its way to the address.
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== current) {
    setSeen(current);
    if (sent === current) setSent(null);
    else setTyped(current);
  }
  const sendNow = (text: string, history: 'push' | 'replace') => {
    if (text === (sent ?? current)) return;
    setSent(text);
    send(text, history);
  };
  // Whoever goes back before the page was drawn at the new address is where the field last was: nothing changes there.
  const goBack = useEffectEvent(() => {
    setSent(null);
    setTyped(current);
  });
  useEffect(() => {
    const onPopState = () => goBack();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  const pause = useEffectEvent(() => sendNow(typed.trim(), 'replace'));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the pause begins again with each key
  useEffect(() => {
    const timer = setTimeout(pause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    setTyped,
    enter: () => sendNow(typed.trim(), 'push'),
    clear: () => {
      setTyped('');
      sendNow('', 'push');
    },
  };
}
