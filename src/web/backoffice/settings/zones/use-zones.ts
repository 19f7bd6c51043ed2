import { useState } from 'react';
import { showToast } from '#kit/overlay/toast.tsx';
import { listZones, saveZones, type Zones } from '#modules/shipping/contract/zones.ts';
import { useAction } from '../../../account/use-action.ts';
import { api } from '../../../api.ts';
import { settingsText } from '../text.ts';
import { type Governorate, type Moves, movesLeft, withMove, type Zone } from './by-zone.ts';

/** The governorates' zones being edited: only what was moved is sent. */
export function useZones(first: Zones) {
  const [kept, setKept] = useState(first);
  const [moves, setMoves] = useState<Moves>({});
  const [isStale, setStale] = useState(false);
  const { busy, message, run } = useAction();
  const isDirty = Object.keys(moves).length > 0;

  async function save() {
    const refusal = await run(async () => {
      setKept(await api(saveZones, { version: kept.version, zones: moves }));
      setMoves({});
      showToast(settingsText.done);
    });
    setStale(refusal?.code === 'changed_meanwhile');
  }

  /** Where a colleague moved them meanwhile; what was moved here stays so. */
  const refresh = () =>
    run(async () => {
      const now = await api(listZones, {});
      setKept(now);
      setMoves(movesLeft(moves, now.governorates));
      setStale(false);
    });

  return {
    governorates: kept.governorates,
    zoneOf: ({ id, zone }: Governorate) => moves[id] ?? zone,
    move: (governorate: Governorate, to: Zone) => setMoves(withMove(moves, governorate, to)),
    save,
    bar: {
      isDirty,
      isStale,
      busy,
      message: isDirty ? message : undefined,
      refresh,
      discard: () => {
        setMoves({});
        setStale(false);
      },
    },
  };
}
