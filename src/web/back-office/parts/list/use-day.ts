import { useState } from 'react';

/** A year that is being typed is the year 2 first, then 20 and 202: a day of those is none yet. */
const EARLIEST = '2000';

/**
 * A field of a day that is in step with the address. The browser has a day after each digit of its year; only whole years
 * are sent, and what is left unfinished gives way to the day that applies.
 */
export function useDay(current: string, send: (day: string) => void) {
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    setTyped(current);
  }
  return {
    value: typed,
    onChange({ target }: { target: { value: string } }) {
      setTyped(target.value);
      if (target.value === '' || target.value >= EARLIEST) send(target.value);
    },
    onBlur: () => setTyped(current),
  };
}
