import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Icon } from '#kit/icon.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import {
  type AgentKey,
  KEY_DAYS,
  listAgentKeys,
  makeAgentKey,
  withdrawAgentKey,
} from '#modules/agents/keys.calls.ts';
import { formatDate } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { CallForm } from '../../data/call-form.tsx';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '../../data/use-call.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../../parts/profile.module.css';
import { agentKeysText as text } from './agent-keys.text.ts';

/** Keys by which programs may ask how the buyer's orders stand. */
export function AgentKeys() {
  const answer = useCall(listAgentKeys, {});
  return (
    <>
      <h3>{text.title}</h3>
      <p className="muted">{text.about}</p>
      <Answered answer={answer}>
        {({ keys }) => (
          <>
            {keys.length > 0 && (
              <ul className={styles.rows}>
                {keys.map(key => (
                  <Row key={key.id} made={key} onChange={answer.reload} />
                ))}
              </ul>
            )}
            <MakeKey onChange={answer.reload} />
          </>
        )}
      </Answered>
    </>
  );
}

interface Changing {
  onChange: () => Promise<void>;
}

function Row({ made: { id, name, expiresAt, usedAt }, onChange }: Changing & { made: AgentKey }) {
  const action = useAction();
  const withdraw = () =>
    action.run(async () => {
      await api(withdrawAgentKey, { keyId: id });
      showToast(text.withdrawn);
      await onChange();
    });
  return (
    <li className={styles.row}>
      <Icon name="key" size={24} />
      <div className={styles.grow}>
        <p className={styles.strong}>
          <bdi>{name}</bdi>
        </p>
        <p className="muted">{text.until(formatDate(new Date(expiresAt)))}</p>
        <p className="muted">{usedAt ? text.used(formatDate(new Date(usedAt))) : text.unused}</p>
        <FormError message={action.message} />
      </div>
      <Button variant="outline" size="small" aria-label={text.withdrawOf(name)} onClick={withdraw}>
        {text.withdraw}
      </Button>
    </li>
  );
}

const LENGTHS = KEY_DAYS.map(days => ({ value: String(days), label: text.lengths[days] }));

/** The key itself is shown once, to be copied. */
function MakeKey({ onChange }: Changing) {
  const [made, setMade] = useState<string>();
  const form = useCallForm(makeAgentKey, {
    onDone: async ({ key }) => {
      setMade(key);
      await onChange();
    },
  });
  return (
    <>
      {made && (
        <Note tone="ok">
          {text.once}{' '}
          <CopyButton text={made} said={text.copied}>
            {text.copy}
          </CopyButton>
        </Note>
      )}
      <CallForm form={form} className={styles.form}>
        <FormError message={form.message} />
        <Field label={text.name} name="name" hint={text.nameHint} maxLength={60} />
        <SelectField label={text.days} name="days" options={LENGTHS} defaultValue="7" />
        <Button
          type="submit"
          variant="outline"
          className={styles.start}
          busy={form.busy ? text.making : undefined}
        >
          {text.make}
        </Button>
      </CallForm>
    </>
  );
}
