import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { listReturnable } from '#modules/returns/returns.calls.ts';
import { returnText } from '#modules/returns/text.ts';
import { useCall } from '../../../data/use-call.ts';
import actions from '../actions.module.css';
import { emptyDraft, type ReturnDraft } from './return-draft.ts';
import { ReturnSheet } from './return-sheet.tsx';

interface AskReturnProps {
  merchantOrderId: number;
  onChanged: () => Promise<void>;
}

/** A return can be requested while the server lists something that can come back; otherwise a sentence says why not. */
export function AskReturn({ merchantOrderId, onChanged }: AskReturnProps) {
  const there = useCall(listReturnable, { merchantOrderId });
  const [open, setOpen] = useState(false);
  // Kept while the sheet is closed, so photos are not uploaded again.
  const [draft, setDraft] = useState<ReturnDraft>(emptyDraft);
  if (there.state === 'loading') return null;
  if (!open && there.state === 'ready' && there.body.lines.every(({ most }) => most <= 0))
    return <p className={actions.why}>{returnText.none}</p>;
  const ask = () => {
    setOpen(true);
    void there.reload();
  };
  const sent = async () => {
    await Promise.all([there.reload(), onChanged()]);
  };
  return (
    <>
      <Button variant="outline" size="small" icon="return" onClick={ask}>
        {returnText.open}
      </Button>
      {open && (
        <ReturnSheet
          merchantOrderId={merchantOrderId}
          there={there}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setOpen(false)}
          onChanged={sent}
        />
      )}
    </>
  );
}
