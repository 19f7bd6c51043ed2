import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { ConsentList } from '#modules/accounts/ui/consent-list.tsx';
import { consentText } from '#modules/accounts/ui/text.ts';
import type { UserDetails } from '#modules/accounts/user.ts';
import { showUser } from '#modules/accounts/users.calls.ts';
import { CallFailed } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { consentName } from '../../parts/consent-name.ts';
import { isOvertaken } from '../../parts/overtaken.ts';
import { confirmTexts, usersText, userText } from './text.ts';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import styles from './users.module.css';

interface UserDrawerProps {
  /** Null: none is open. */
  userId: number | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** One account in full, next to the list. */
export function UserDrawer({ userId, onClose, onChanged }: UserDrawerProps) {
  return (
    <Drawer open={userId !== null} onClose={onClose} title={userText.facts}>
      {userId !== null && <OneUser key={userId} userId={userId} onClose={onClose} onChanged={onChanged} />}
    </Drawer>
  );
}

function OneUser({ userId, onClose, onChanged }: UserDrawerProps & { userId: number }) {
  const { reload, ...answer } = useCall(showUser, { userId });
  const [changed, setChanged] = useState<UserDetails>();
  if (answer.state === 'loading') return <Loading text={userText.loading} />;
  if (answer.state === 'failed' && isOvertaken(answer.error))
    return <EmptyState heading="h3" title={userText.gone} text={userText.goneMore} />;
  if (answer.state === 'failed')
    return <CallFailed heading="h3" error={answer.error} title={usersText.failed} onRetry={reload} />;
  const user = changed ?? answer.body;
  return (
    <div className={styles.details}>
      <UserFacts user={user} />
      <UserActions
        user={user}
        onChanged={details => {
          setChanged(details);
          void onChanged();
        }}
        onErased={async () => {
          onClose();
          await onChanged();
          showToast(confirmTexts.erase.done);
        }}
      />
      <h3>{consentText.title}</h3>
      <ConsentList consents={user.consents} nameOf={consentName} />
      <Link to={`/audit?subjectType=user&subjectId=${user.id}`} className={styles.link}>
        {userText.audit}
      </Link>
    </div>
  );
}
