import { Suspense, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { lazyPart } from '#kit/lazy-part.ts';
import type { ReportKind } from '#modules/moderation/report.ts';
import { isSignedIn } from '../../data/session.ts';
import { openLoginModal } from '../../shell/login-modal.tsx';

const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet);

interface ReportButtonProps {
  kind: ReportKind;
  subjectId: number;
  label: string;
}

/** Tells staff of something; a guest is asked to sign in. The sheet's code is fetched when it is wanted. */
export function ReportButton({ kind, subjectId, label }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" onClick={() => (isSignedIn() ? setOpen(true) : openLoginModal())}>
        {label}
      </Button>
      {open && (
        <Suspense>
          <ReportSheet kind={kind} subjectId={subjectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
