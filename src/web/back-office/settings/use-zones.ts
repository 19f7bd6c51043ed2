import { useState } from 'react';
import { listZones, saveZones, type Zones } from '#modules/shipping/zones.calls.ts';
import { api } from '../../data/api.ts';
import { type Governorate, type Moves, movesLeft, withMove, type Zone } from './by-zone.ts';
import { useSaving } from './use-saving.ts';

/** The governorates' zones being edited; only moved ones are sent. */
export function useZones(first: Zones) {
  const [stored, setStored] = useState(first);
  const [moves, setMoves] = useState<Moves>({});
  const saving = useSaving();

  function startFrom(zones: Zones) {
    setStored(zones);
    setMoves({});
    saving.forget();
  }

  return {
    governorates: stored.governorates,
    zoneOf: ({ id, zone }: Governorate) => moves[id] ?? zone,
    move: (governorate: Governorate, to: Zone) => setMoves(withMove(moves, governorate, to)),
    save: () =>
      saving.save(async () => startFrom(await api(saveZones, { version: stored.version, zones: moves }))),
    bar: {
      ...saving,
      isDirty: Object.keys(moves).length > 0,
      discard: () => startFrom(stored),
      /** Shows a colleague's moves; the editor's own moves stay. */
      refresh: () =>
        saving.refresh(async () => {
          const now = await api(listZones, {});
          setStored(now);
          setMoves(movesLeft(moves, now.governorates));
        }),
    },
  };
}
