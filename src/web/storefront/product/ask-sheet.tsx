import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { questionText } from '#modules/reviews/question.text.ts';
import { LONGEST_QUESTION } from '#modules/reviews/question.ts';
import { askQuestion } from '#modules/reviews/questions.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { CallForm } from '../../data/call-form.tsx';
import { isSignedIn } from '../../data/session.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { openLoginModal } from '../../shell/login-modal.tsx';
import { useWish } from '../../shell/wish.ts';
import styles from './questions.module.css';

interface AskProps {
  productId: number;
  onAsked: (question: CallBody<typeof askQuestion>) => void;
}

/** A guest is asked to sign in, and finds the sheet open after that. */
export function AskButton({ productId, onAsked }: AskProps) {
  const wish = useWish('ask');
  const [open, setOpen] = useState(wish !== undefined);
  return (
    <div>
      <Button
        variant="outline"
        icon="message-circle"
        onClick={() => (isSignedIn() ? setOpen(true) : openLoginModal({ kind: 'ask', productId }))}
      >
        {questionText.ask}
      </Button>
      {open && <AskSheet productId={productId} onAsked={onAsked} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AskSheet({ productId, onAsked, onClose }: AskProps & { onClose: () => void }) {
  const form = useCallForm(askQuestion, {
    read: ({ text = '' }) => ({ productId, text }),
    onDone: question => {
      onAsked(question);
      onClose();
    },
  });
  return (
    <Drawer open sheet onClose={onClose} title={questionText.ask}>
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <TextAreaField
          label={questionText.field}
          name="text"
          hint={questionText.hint}
          maxLength={LONGEST_QUESTION}
        />
        <Button type="submit" busy={form.busy ? questionText.sending : undefined}>
          {questionText.send}
        </Button>
      </CallForm>
    </Drawer>
  );
}
