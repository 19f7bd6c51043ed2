import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { returnText } from '#modules/returns/text.ts';
import { emptyDraft, type ReturnDraft } from './return-draft.ts';
import { ReturnSheet } from './return-sheet.tsx';

interface AskReturnProps {
  merchantOrderId: number;
  onChanged: () => Promise<void>;
}

export function AskReturn(props: AskReturnProps) {
  const [open, setOpen] = useState(false);
  // Kept while the sheet is closed, so photos are not uploaded again.
  const [draft, setDraft] = useState<ReturnDraft>(emptyDraft);
  return (
    <>
      <Button variant="outline" size="small" icon="return" onClick={() => setOpen(true)}>
        {returnText.open}
      </Button>
      {open && <ReturnSheet {...props} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />}
    </>
  );
}
