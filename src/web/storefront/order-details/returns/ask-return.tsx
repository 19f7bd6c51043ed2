import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { returnText } from '#modules/returns/text.ts';
import { ReturnSheet } from './return-sheet.tsx';

interface AskReturnProps {
  merchantOrderId: number;
  onChanged: () => Promise<void>;
}

export function AskReturn(props: AskReturnProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" icon="return" onClick={() => setOpen(true)}>
        {returnText.open}
      </Button>
      {open && <ReturnSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
