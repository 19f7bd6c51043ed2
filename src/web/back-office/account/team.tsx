import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { DUTY_NAMES } from '#modules/merchants/application.text.ts';
import type { Invitation, Member } from '#modules/merchants/member.ts';
import {
  changeMemberRole,
  inviteMember,
  listMembers,
  removeMember,
  withdrawInvitation,
} from '#modules/merchants/members.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { isolate } from '#platform/isolate.ts';
import { formatMobile } from '#platform/phone.ts';
import { DUTIES, type MemberRole } from '#platform/viewer.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useAction } from '../../data/use-action.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { NEXT_STEP, useNextStep } from '../parts/focus.ts';
import { Question } from '../parts/form-dialog/question.tsx';
import { useConfirmedApi } from '../parts/signing/use-confirmed-api.ts';
import { calledBy } from '../text.ts';
import { accountText, teamText } from './text.ts';

const DUTY_OPTIONS = DUTIES.map(duty => ({ value: duty, label: DUTY_NAMES[duty] }));

/** The shop's members and invitations, and a form to invite. A change applies from the other person's next call. */
export function Team() {
  const answer = useCall(listMembers, {});
  const { onStepped } = useNextStep(bodyOf(answer), answer.reload);
  const action = useAction();
  const change = (call: () => Promise<unknown>, said: string) =>
    action.run(async () => {
      await call();
      showToast(said);
      await onStepped();
    });
  return (
    <Section title={accountText.team}>
      <p className="muted">{teamText.about}</p>
      <FormError message={action.message} />
      <Answered answer={answer}>
        {({ members, invitations }) => (
          <>
            <ul className={styles.rows}>
              {members.map(member => (
                <MemberRow key={member.userId} member={member} change={change} />
              ))}
            </ul>
            <Invitations invitations={invitations} change={change} />
          </>
        )}
      </Answered>
      <Invite onDone={onStepped} />
    </Section>
  );
}

type Change = (call: () => Promise<unknown>, said: string) => Promise<unknown>;

function MemberRow({ member, change }: { member: Member; change: Change }) {
  const { userId, mobile, duty } = member;
  // Two people without a name are told apart by their numbers.
  const name = member.name || isolate(formatMobile(mobile || member.email));
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<MemberRole | null>(null);
  const confirmed = useConfirmedApi();
  const setMemberRole = (next: MemberRole) =>
    change(() => confirmed(changeMemberRole, { userId, duty: next }), accountText.saved);
  const onRemoved = () => change(async () => undefined, teamText.removed);
  return (
    <li className={styles.row}>
      <MemberName member={member} />
      <div className={styles.acts}>
        <SelectField
          label={teamText.memberRoleOf(name)}
          name={`duty-${userId}`}
          options={DUTY_OPTIONS}
          value={chosen ?? duty}
          onChange={event => setChosen(event.target.value as MemberRole)}
        />
        {/* The arrow keys of some browsers choose at each step, so what is chosen is not yet changed. */}
        {chosen !== null && chosen !== duty && (
          <Button aria-label={teamText.saveRoleOf(name)} onClick={() => void setMemberRole(chosen)}>
            {teamText.saveRole}
          </Button>
        )}
        <Button variant="outline" aria-label={teamText.removeOf(name)} onClick={() => setAsking(true)}>
          {teamText.remove}
        </Button>
      </div>
      {asking && (
        <Question
          icon="users"
          title={teamText.confirmTitle(name)}
          text={teamText.confirmText}
          confirm={teamText.remove}
          act={() => confirmed(removeMember, { userId })}
          onClose={() => setAsking(false)}
          onDone={onRemoved}
        />
      )}
    </li>
  );
}

function MemberName({ member: { name, mobile, isSelf } }: { member: Member }) {
  return (
    <div className={styles.grow}>
      <p className={styles.strong}>
        <bdi>{calledBy(name)}</bdi> {isSelf && <Pill tone="info">{teamText.you}</Pill>}
      </p>
      <p className="muted">
        <bdi dir="ltr">{formatMobile(mobile)}</bdi>
      </p>
    </div>
  );
}

function Invitations({ invitations, change }: { invitations: readonly Invitation[]; change: Change }) {
  if (invitations.length === 0) return null;
  return (
    <>
      <h3>{teamText.invitations}</h3>
      <ul className={styles.rows}>
        {invitations.map(({ id, recipient, duty, expiresAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.grow}>
              <p className={styles.strong}>
                <bdi dir="ltr">{formatMobile(recipient)}</bdi>
              </p>
              <p className="muted">
                {DUTY_NAMES[duty]} · {teamText.validUntil} {formatDate(new Date(expiresAt))}
              </p>
            </div>
            <Button
              variant="outline"
              size="small"
              aria-label={teamText.withdrawOf(recipient)}
              onClick={() =>
                void change(() => api(withdrawInvitation, { invitationId: id }), accountText.saved)
              }
            >
              {teamText.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Invite({ onDone }: { onDone: () => Promise<void> }) {
  const [sent, setSent] = useState(0);
  return <InviteForm key={sent} onDone={() => onDone().then(() => setSent(sent + 1))} />;
}

function InviteForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useCallForm(inviteMember, {
    send: useConfirmedApi(),
    async onDone() {
      showToast(teamText.invited);
      await onDone();
    },
  });
  return (
    <CallForm form={form} className={styles.form} aria-label={teamText.inviteTitle}>
      <h3>{teamText.inviteTitle}</h3>
      <FormError message={form.message} />
      <Field label={teamText.recipient} name="recipient" ltr autoComplete="off" />
      <SelectField label={teamText.duty} name="duty" options={DUTY_OPTIONS} defaultValue="packer" />
      <Button {...NEXT_STEP} type="submit" busy={form.busy ? teamText.inviting : undefined}>
        {teamText.invite}
      </Button>
    </CallForm>
  );
}
