import { useEffect, useRef, useState } from 'react';
import { showFailure } from '#kit/overlay/failure.ts';
import { moveAd } from '#modules/ads/back-office.calls.ts';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { focusOn } from '../parts/focus.ts';
import { adsText } from './text.ts';

/** The place of the gripped ad and the place it would move to. */
interface Held {
  adId: number;
  over: number;
}

/** Moves an ad within its place and swaps it with the one that is there. */
export function useMove(shown: readonly ManagedAd[], onMoved: () => Promise<void>) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const { run } = useAction();
  const followed = useRef<number>(undefined);
  // The focus follows an ad that has moved, but not before it is drawn at its new place.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked each time the places were read again
  useEffect(() => {
    if (followed.current !== undefined) focusOn(`[data-grip="${followed.current}"]`);
    followed.current = undefined;
  }, [shown]);

  async function move(adId: number, order: number) {
    const ad = shown.find(({ id }) => id === adId);
    if (!ad || ad.order === order || order < 1 || order > 3) return;
    const refusal = await run(async () => {
      await api(moveAd, { adId, version: ad.version, order });
      followed.current = adId;
      await onMoved();
      setSaid(adsText.moved(ad.title, order));
    });
    if (refusal) {
      showFailure(refusal.details.fields?.['picture'] ?? refusal.message);
      await onMoved();
    }
  }

  return { held, setHeld, said, move };
}

export type Move = ReturnType<typeof useMove>;
