import { Suspense, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { lazyPart } from '#kit/lazy-part.ts';
import type { ReportKind } from '#modules/moderation/report.ts';
import { isSignedIn } from '../../data/session.ts';
import { openLoginModal } from '../../shell/login-modal.tsx';
import { useWish } from '../../shell/wish.ts';

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
      <Button
        variant="text"
        size="small"
        onClick={() =>
          isSignedIn() ? setOpen(true) : openLoginModal({ kind: 'report', of: kind, subjectId })
        }
      >
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

/** The sheet that a guest pressed for and can have after signing in, whose button may not be on the page yet. */
export function WishedReport() {
  const wish = useWish('report');
  const [open, setOpen] = useState(true);
  return (
    wish &&
    open && (
      <Suspense>
        <ReportSheet kind={wish.of} subjectId={wish.subjectId} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
