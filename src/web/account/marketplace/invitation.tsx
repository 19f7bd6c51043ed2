import { useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { DUTY_NAMES } from '#modules/merchants/application.text.ts';
import { acceptInvitation, showInvitation } from '#modules/merchants/members.calls.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import styles from './marketplace.module.css';
import { invitationText } from './text.ts';

/** A person who follows an invitation's link reads what it means before accepting it. */
export function Invitation() {
  const [query] = useSearchParams();
  const token = query.get('invitation');
  return token ? <Invited token={token} /> : null;
}

function Invited({ token }: { token: string }) {
  const answer = useCall(showInvitation, { token });
  const action = useAction();
  const accept = () =>
    action.run(async () => {
      await api(acceptInvitation, { token });
      // The account now has another role, and so another home.
      location.assign('/');
    });
  return (
    <Answered answer={answer}>
      {({ merchantName, duty }) => (
        <section className={styles.panel} aria-labelledby="invited">
          <h2 id="invited">{invitationText.title(merchantName)}</h2>
          <p className="muted">{invitationText.about(DUTY_NAMES[duty])}</p>
          <FormError message={action.message} />
          <Button onClick={accept} busy={action.busy ? invitationText.accepting : undefined}>
            {invitationText.accept}
          </Button>
        </section>
      )}
    </Answered>
  );
}
