import { receiveReturn, resolveReturn } from '#modules/returns/back-office.calls.ts';
import type { ShownReturn } from '#modules/returns/case-view.ts';
import { api } from '../../data/api.ts';
import { caseText } from './text.ts';
import { UnitsForm } from './units-form.tsx';

interface UnitsStepProps {
  it: ShownReturn;
  busy: boolean;
  onTake: (step: () => Promise<unknown>) => Promise<unknown>;
}

/** All requested units have arrived, or fewer. */
export function ReceiveForm({ it, busy, onTake }: UnitsStepProps) {
  return (
    <UnitsForm
      label={caseText.cameUnits}
      lines={it.lines.map(({ lineId, title, quantity }) => ({ lineId, title, most: quantity }))}
      fits={sum => sum > 0}
      busy={busy}
      onTake={received => onTake(() => api(receiveReturn, { returnId: it.id, received }))}
    >
      {caseText.receive}
    </UnitsForm>
  );
}

/** Refunds some of the right units that arrived, neither all nor none; this needs a reason that the buyer reads. */
export function PartialForm({ it, reason, busy, onTake }: UnitsStepProps & { reason: string }) {
  const lines = it.lines.flatMap(({ lineId, title, received, wrongItem }) => {
    const most = (received ?? 0) - wrongItem;
    return most > 0 ? [{ lineId, title, most }] : [];
  });
  if (lines.reduce((all, line) => all + line.most, 0) < 2) return null;
  return (
    <UnitsForm
      label={caseText.accepted}
      lines={lines}
      fits={(sum, most) => sum > 0 && sum < most}
      busy={busy}
      blocked={reason.length < 3}
      onTake={accepted =>
        onTake(() => api(resolveReturn, { returnId: it.id, outcome: 'partial', accepted, reason }))
      }
    >
      {caseText.partial}
    </UnitsForm>
  );
}
