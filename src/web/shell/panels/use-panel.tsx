import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { showFailure } from '#kit/overlay/failure.ts';
import { generalRefusals } from '#platform/text.ts';

type Panel = ComponentType<{ onClose: () => void }>;

/**
 * A panel over the page. Its code loads on request, because few visits need it. If that fails, a message says so, and
 * the next press tries again.
 */
export function usePanel(): { panel: ReactNode; open: (fetchPanel: () => Promise<Panel>) => void } {
  const [Shown, setShown] = useState<Panel | null>(null);
  const close = useCallback(() => setShown(null), []);
  const open = useCallback((fetchPanel: () => Promise<Panel>) => {
    fetchPanel().then(
      panel => setShown(() => panel),
      () => showFailure(generalRefusals.no_connection[1]),
    );
  }, []);
  return { panel: Shown && <Shown onClose={close} />, open };
}
