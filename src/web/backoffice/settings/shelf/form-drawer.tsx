import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { LeaveQuestion } from '../../leaving/leave-question.tsx';

interface FormDrawerProps {
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A form over the page. Whoever closes it after he has typed something is asked. */
export function FormDrawer({ onClose, title, children }: FormDrawerProps) {
  const [isTouched, setTouched] = useState(false);
  const [asks, setAsks] = useState(false);
  const leave = () => {
    // The focus goes back to what opened the form only when nothing stands over it any more.
    flushSync(() => setAsks(false));
    onClose();
  };
  return (
    <>
      <Drawer open held={isTouched} onClose={() => (isTouched ? setAsks(true) : onClose())} title={title}>
        <div onInput={() => setTouched(true)}>{children}</div>
      </Drawer>
      <LeaveQuestion open={asks} onStay={() => setAsks(false)} onLeave={leave} />
    </>
  );
}
