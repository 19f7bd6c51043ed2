import { LeaveQuestion } from './leave-question.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveGuardProps {
  work: 'unsaved' | 'saved';
  /** What happens to it; without it, it is lost. */
  text?: string;
}

/** Asks before leaving a page with unsaved changes. */
export function LeaveGuard({ work, text }: LeaveGuardProps) {
  const blocker = useLeaveGuard(work);
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
      {...(text && { text })}
    />
  );
}
