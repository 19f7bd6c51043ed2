import { type FormEvent, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import type { listAudit } from '#modules/accounts/audit.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import styles from './audit.module.css';
import { auditText, kindNames, subjectNames } from './text.ts';

interface AuditFiltersProps {
  asked: CallRequest<typeof listAudit>;
  onAsk: (values: Readonly<Record<string, string>>) => void;
}

const choices = (names: Readonly<Record<string, string>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** By kind, subject, author and day; sent together. */
export function AuditFilters({ asked, onAsk }: AuditFiltersProps) {
  const form = useFilledForm(JSON.stringify(asked));
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(
      Object.fromEntries(
        [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
      ),
    );
  };
  return (
    <form ref={form} className={styles.filters} onSubmit={ask}>
      <SelectField
        label={auditText.kind}
        name="what"
        defaultValue={asked.what ?? ''}
        options={choices(kindNames, auditText.allKinds)}
      />
      <Field
        label={auditText.actor}
        name="actor"
        defaultValue={asked.actor ?? ''}
        autoComplete="off"
        placeholder={auditText.actorHint}
      />
      <SelectField
        label={auditText.subject}
        name="subjectType"
        defaultValue={asked.subjectType ?? ''}
        options={choices(subjectNames, auditText.allSubjects)}
      />
      <Field
        label={auditText.subjectId}
        name="subjectId"
        defaultValue={asked.subjectId ?? ''}
        autoComplete="off"
        inputMode="numeric"
      />
      <Field label={auditText.fromDay} name="fromDay" type="date" defaultValue={asked.fromDay ?? ''} />
      <Field label={auditText.toDay} name="toDay" type="date" defaultValue={asked.toDay ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit">{auditText.filter}</Button>
        <ButtonLink variant="outline" to="/audit">
          {auditText.clear}
        </ButtonLink>
      </div>
    </form>
  );
}

/** A question that was changed by a link is written into the form, which stays the same: the focus may be in it. */
function useFilledForm(question: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const asked = JSON.parse(question) as Record<string, string>;
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = asked[field.name] ?? '';
  }, [question]);
  return form;
}
