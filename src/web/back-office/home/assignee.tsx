import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import {
  assignFinanceWork,
  type FinanceRow,
  type showFinanceWork,
} from '#modules/reports/finance-work.calls.ts';
import { WORK_NAMES } from '#modules/reports/finance-work.text.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useOvertaken } from '../../parts/overtaken.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import styles from './finance-work.module.css';
import { workText } from './text.ts';
import { whoOf } from './who.ts';

export interface AssigneeProps extends Pick<CallBody<typeof showFinanceWork>, 'colleagues' | 'viewerId'> {
  row: FinanceRow;
  onMoved: () => Promise<void>;
}

/** Who does a row: one press takes it, and a dialog gives it to a colleague or back to everybody. */
export function Assignee(props: AssigneeProps) {
  const { row, viewerId } = props;
  const [giving, setGiving] = useState(false);
  const { assignee } = row;
  const name = assignee?.id === viewerId ? workText.you : assignee?.name;
  return (
    <span className={styles.assignee}>
      {assignee ? <bdi>{name}</bdi> : <Take {...props} />}
      <Button
        size="small"
        variant="text"
        aria-label={workText.giveOf(nameOf(row))}
        onClick={() => setGiving(true)}
      >
        {assignee ? workText.change : workText.give}
      </Button>
      {giving && <GiveDialog {...props} onClose={() => setGiving(false)} />}
    </span>
  );
}

function Take({ row, viewerId, onMoved }: AssigneeProps) {
  const { kind, id: workId } = row;
  const overtaken = useOvertaken();
  const { busy, message, run } = useAction();
  const take = async () => {
    const refusal = await run(async () => {
      await api(assignFinanceWork, { kind, workId, fromId: null, toId: viewerId });
      showToast(workText.taken);
    });
    await (refusal ? overtaken(refusal, onMoved) : onMoved());
  };
  return (
    <>
      <Button
        size="small"
        variant="outline"
        busy={busy ? workText.working : undefined}
        aria-label={workText.takeOf(nameOf(row))}
        onClick={() => void take()}
      >
        {workText.take}
      </Button>
      <FormError message={message} />
    </>
  );
}

const nameOf = (row: FinanceRow) => workText.row(WORK_NAMES[row.kind], whoOf(row));

const NOBODY = 'nobody';

function GiveDialog({
  row,
  colleagues,
  viewerId,
  onMoved,
  onClose,
}: AssigneeProps & { onClose: () => void }) {
  const { kind, id: workId, assignee } = row;
  return (
    <CallDialog
      call={assignFinanceWork}
      read={({ to }) => ({
        kind,
        workId,
        fromId: assignee?.id ?? null,
        toId: to === NOBODY ? null : Number(to),
      })}
      done={workText.given}
      onChanged={onMoved}
      icon="users"
      title={workText.giveTitle}
      text={nameOf(row)}
      submit={workText.save}
      onClose={onClose}
    >
      <SelectField
        label={workText.assignee}
        name="to"
        defaultValue={String(assignee?.id ?? viewerId)}
        options={[
          ...colleagues.map(({ id, name }) => ({
            value: String(id),
            label: id === viewerId ? workText.youNamed(name) : name,
          })),
          { value: NOBODY, label: workText.nobody },
        ]}
      />
    </CallDialog>
  );
}
