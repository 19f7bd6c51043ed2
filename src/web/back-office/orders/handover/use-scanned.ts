import { useEffect, useEffectEvent, useState } from 'react';
import { findHandoverParcel, type HandoverParcel } from '#modules/handovers/calls.ts';
import type { Standing } from '#modules/handovers/handover.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../../data/api.ts';
import { signal } from './signal.ts';

/** A number that was scanned or typed, and what it means. */
export interface Scan {
  number: string;
  standing: Standing;
  orderId: number | null;
  merchantOrderId: number | null;
  parcel: HandoverParcel | null;
  /** Why the server did not let it go. */
  refused?: string;
}

export interface LastScan {
  outcome: 'good' | 'wrong';
  scan: Scan;
  isKnown: boolean;
}

const KEY = 'handover';

/** The numbers alone, without the buyers' names: a phone may forget a page that waits, and a reload turns on the camera. */
function storedNumbers(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** One parcel, whether its label, its order or its courier's number was read. */
const sameAs = (one: Scan) => (other: Scan) =>
  other.number === one.number || (one.parcel !== null && other.parcel?.id === one.parcel.id);

/** The first scan of each parcel. */
const once = (scans: readonly Scan[]) => scans.filter((scan, at) => scans.findIndex(sameAs(scan)) === at);

/** What was scanned, newest first; each parcel once. */
export function useScanned() {
  const [last, setLast] = useState<LastScan>();
  const [message, setMessage] = useState<string>();
  const [scans, setScans] = useStoredScans(() => setMessage(generalRefusal('unexpected').message));

  async function add(number: string) {
    setMessage(undefined);
    try {
      const scan = await lookUp(number);
      const outcome = scan.parcel ? 'good' : 'wrong';
      signal(outcome);
      setScans(known => [scan, ...known.filter(each => !sameAs(scan)(each))]);
      setLast({
        outcome,
        scan,
        isKnown: scans.some(each => each.parcel !== null && each.parcel.id === scan.parcel?.id),
      });
    } catch (error) {
      signal('wrong');
      setMessage((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
  }

  const remove = (scan: Scan) => {
    setScans(known => known.filter(each => each !== scan));
    setLast(undefined);
  };

  /** After the hand-over: what went is gone, and what did not go says why. */
  const settle = (gone: ReadonlySet<number>, why: ReadonlyMap<number, string>) => {
    setLast(undefined);
    setScans(known =>
      known
        .filter(({ parcel }) => !parcel || !gone.has(parcel.id))
        .map(scan => ({ ...scan, refused: scan.parcel ? (why.get(scan.parcel.id) ?? '') : '' })),
    );
  };

  return { scans, last, message, add, remove, settle };
}

/** Looked up anew after a reload. What could not be looked up stays stored for the next time. */
function useStoredScans(onFailed: () => void) {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [isRestored, setRestored] = useState(false);
  const tell = useEffectEvent(onFailed);
  useEffect(() => {
    void restore();
    async function restore() {
      try {
        const found = await Promise.all(storedNumbers().map(lookUp));
        setScans(known => once([...known, ...found]));
        setRestored(true);
      } catch {
        tell();
      }
    }
  }, []);
  useEffect(() => {
    if (isRestored) sessionStorage.setItem(KEY, JSON.stringify(scans.map(({ number }) => number)));
  }, [scans, isRestored]);
  return [scans, setScans] as const;
}

async function lookUp(number: string): Promise<Scan> {
  return { number, ...(await api(findHandoverParcel, { number })) };
}
