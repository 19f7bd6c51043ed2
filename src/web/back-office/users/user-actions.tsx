import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { UserDetails } from '#modules/accounts/user.ts';
import { exportUser } from '#modules/accounts/users.calls.ts';
import { download } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import { GoodwillDialog } from '../parts/goodwill-dialog.tsx';
import { goodwillText } from '../refunds/text.ts';
import { ConfirmDialog, type Confirmed } from './confirm-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { userText } from './text.ts';
import styles from './users.module.css';

interface UserActionsProps {
  user: UserDetails;
  onChanged: (user: UserDetails) => void;
  onErased: () => void;
}

/** Whether its form is open. */
type UserForm = 'role' | 'goodwill' | Confirmed;

/** What may be done to another account; for the rest, the reason why not. */
export function UserActions({ user, onChanged, onErased }: UserActionsProps) {
  const [asking, setAsking] = useState<UserForm>();
  const exporting = useAction();
  const close = () => setAsking(undefined);
  const done = (details: UserDetails | null) => {
    close();
    if (details) onChanged(details);
    else onErased();
  };
  return (
    <section className={styles.actions} aria-label={userText.actions}>
      {user.isOwn ? <Note tone="quiet">{userText.own}</Note> : <Offered user={user} onAsk={setAsking} />}
      <Button
        variant="outline"
        icon="download"
        busy={exporting.busy ? userText.working : undefined}
        onClick={() => exporting.run(() => download(exportUser, { userId: user.id }))}
      >
        {userText.export}
      </Button>
      <FormError message={exporting.message} />
      {asking === 'role' && <RoleDialog user={user} onClose={close} onDone={done} />}
      {asking === 'goodwill' && <GoodwillDialog of={{ userId: user.id }} onClose={close} />}
      {asking && asking !== 'role' && asking !== 'goodwill' && (
        <ConfirmDialog what={asking} user={user} onClose={close} onDone={done} />
      )}
    </section>
  );
}

function Offered({ user, onAsk }: { user: UserDetails; onAsk: (what: UserForm) => void }) {
  const isMember = user.role === 'merchant' || user.merchantId !== null;
  const offered: [what: UserForm, isOffered: boolean][] = [
    ['role', !isMember],
    ['block', user.status === 'active'],
    ['unblock', user.status === 'blocked'],
    ['endSessions', user.sessionsCount > 0],
    ['resetSecondFactor', user.secondFactor === 'on'],
    ['goodwill', user.role === 'user'],
    ['erase', user.role === 'user' && user.erasureBlock === ''],
  ];
  return (
    <>
      {isMember && <Note tone="quiet">{userText.merchantRole}</Note>}
      {user.erasureBlock !== '' && <Note tone="quiet">{user.erasureBlock}</Note>}
      {offered.flatMap(([what, isOffered]) =>
        isOffered
          ? [
              <Button
                key={what}
                variant={what === 'block' ? 'danger' : 'outline'}
                onClick={() => onAsk(what)}
              >
                {labelOf(what)}
              </Button>,
            ]
          : [],
      )}
    </>
  );
}

function labelOf(what: UserForm): string {
  if (what === 'role') return userText.changeRole;
  return what === 'goodwill' ? goodwillText.open : userText[what];
}
