import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { savePayoutChannel, showPayoutChannel } from '#modules/refunds/calls.ts';
import { CHANNEL_KINDS, type ChannelKind } from '#modules/refunds/channel.ts';
import { CHANNEL_LABELS, channelText } from '#modules/refunds/text.ts';
import type { CallRequest } from '#platform/call.ts';
import { api } from '../../../data/api.ts';
import { CallForm } from '../../../data/call-form.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useCallForm } from '../../../data/use-call-form.ts';
import actions from '../actions.module.css';
import { ProveOwner } from './prove-owner.tsx';

/** The account for money that was paid in cash: the stored one, or the form for it. */
export function ChannelForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const known = useCall(showPayoutChannel, {});
  const [changing, setChanging] = useState(false);
  if (known.state !== 'ready') return null;
  const { channel } = known.body;
  if (channel && !changing)
    return (
      <Note tone="info">
        {channelText.current(channel.masked)}{' '}
        <Button variant="text" size="small" onClick={() => setChanging(true)}>
          {channelText.change}
        </Button>
      </Note>
    );
  const saved = async () => {
    setChanging(false);
    await known.reload();
    await onSaved();
  };
  return <Form onSaved={saved} onKeep={channel ? () => setChanging(false) : undefined} />;
}

interface FormProps {
  onSaved: () => Promise<void>;
  /** There is an account already, which may stay. */
  onKeep: (() => void) | undefined;
}

function Form({ onSaved, onKeep }: FormProps) {
  const heading = useRef<HTMLElement>(null);
  const isChange = onKeep !== undefined;
  // It takes the place of the button that was pressed.
  useEffect(() => {
    if (isChange) heading.current?.focus();
  }, [isChange]);
  const [kind, setKind] = useState<ChannelKind>('instapay');
  const [unproved, setUnproved] = useState<CallRequest<typeof savePayoutChannel>>();
  const done = async () => {
    showToast(channelText.saved);
    await onSaved();
  };
  const form = useCallForm(savePayoutChannel, {
    onDone: done,
    onRefused({ code }, { account = '', holder = '' }) {
      if (code === 'confirmation_needed') setUnproved({ kind, account, holder });
    },
  });
  if (unproved)
    return (
      <ProveOwner
        onProved={async () => {
          await api(savePayoutChannel, unproved);
          await done();
        }}
      />
    );
  return (
    <CallForm form={form} className={actions.form} aria-label={channelText.title}>
      <p>
        <strong ref={heading} tabIndex={-1}>
          {channelText.title}
        </strong>
      </p>
      <p className={actions.quiet}>{channelText.about}</p>
      <FormError message={form.message} />
      <ChannelFields kind={kind} onKind={setKind} />
      <Button type="submit" busy={form.busy ? channelText.saving : undefined}>
        {channelText.save}
      </Button>
      {onKeep && (
        <Button variant="outline" onClick={onKeep}>
          {channelText.keep}
        </Button>
      )}
    </CallForm>
  );
}

function ChannelFields({ kind, onKind }: { kind: ChannelKind; onKind: (kind: ChannelKind) => void }) {
  return (
    <>
      <SelectField
        label={channelText.kind}
        name="kind"
        options={CHANNEL_KINDS.map(value => ({ value, label: CHANNEL_LABELS[value] }))}
        value={kind}
        onChange={event => onKind(event.target.value as ChannelKind)}
      />
      <Field
        label={channelText.account[kind]}
        name="account"
        ltr
        autoComplete="off"
        inputMode={kind === 'wallet' ? 'numeric' : undefined}
      />
      <Field label={channelText.holder} name="holder" autoComplete="name" />
    </>
  );
}
