import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { sendApplication } from '#modules/merchants/application.calls.ts';
import { ENTITY_NAMES, PAPER_NAMES } from '#modules/merchants/application.text.ts';
import { missingPapers, needsRegister, requiredPapers } from '#modules/merchants/papers.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './form.module.css';
import { entityOf } from './legal-step.tsx';
import type { StepName, StepProps } from './step.ts';
import { applyText } from './text.ts';

/** Everything that will be sent, with links back to each part, and the agreement. */
export function ReviewStep(props: StepProps) {
  const { draft, errors, onErrors, onChange, goTo, agreed, onAgree } = props;
  const action = useAction();
  const send = async () => {
    const refusal = await action.run(async () => {
      const unsaved = await draft.flush();
      if (unsaved) throw unsaved;
      onChange(await api(sendApplication, { acceptTerms: agreed }));
    });
    if (refusal?.details.fields) onErrors(refusal.details.fields);
    else if (refusal?.code === 'papers_missing') onErrors({ papers: refusal.message });
  };
  return (
    <div className={styles.fields}>
      <Summary {...props} />
      <Checkbox
        label={
          <>
            {applyText.terms} <Link to="/terms">{applyText.readTerms}</Link>
          </>
        }
        checked={agreed}
        onChange={event => onAgree(event.target.checked)}
        error={agreed ? undefined : errors['acceptTerms']}
      />
      <FormError message={action.message} />
      <div className={styles.buttons}>
        <Button size="large" onClick={send} busy={action.busy ? applyText.sending : undefined}>
          {applyText.send}
        </Button>
        <Button variant="outline" size="large" onClick={() => goTo('legal')}>
          {applyText.back}
        </Button>
      </div>
    </div>
  );
}

type Row = readonly [label: string, value: string | undefined, ltr?: 'ltr'];

function Summary({ draft: { fields }, application, goTo }: StepProps) {
  const entity = entityOf(fields['entityKind']);
  const missing = application ? missingPapers(entity, application) : requiredPapers(entity);
  const shop: Row[] = [
    [applyText.nameAr, fields['nameAr']],
    [applyText.activity, fields['activity']],
    [applyText.phone, fields['phone'], 'ltr'],
    [applyText.email, fields['email'], 'ltr'],
    [applyText.address, fields['address']],
    [applyText.returnAddress, fields['returnAddress'] || applyText.sameAddress],
  ];
  const legal: Row[] = [
    [applyText.entityKind, fields['entityKind'] && ENTITY_NAMES[entity]],
    [applyText.legalName, fields['legalName']],
    ...(needsRegister(entity)
      ? [[applyText.commercialRegister, fields['commercialRegister'], 'ltr'] as const]
      : []),
    [applyText.taxNumber, fields['taxNumber'], 'ltr'],
    [applyText.vatRegistered, { yes: applyText.yes, no: applyText.no }[fields['vatRegistered'] ?? '']],
    [applyText.nationalId, fields['nationalId'] && `•••• ${fields['nationalId'].slice(-4)}`, 'ltr'],
  ];
  const asked = new Set([...requiredPapers(entity), ...(application?.papersAsked ?? [])]);
  const papers = [...asked].map(
    kind => [PAPER_NAMES[kind], missing.includes(kind) ? undefined : applyText.attached] as const,
  );
  return (
    <>
      <Facts title={applyText.names.shop} rows={shop} onEdit={() => goTo('shop' satisfies StepName)} />
      <Facts title={applyText.names.legal} rows={legal} onEdit={() => goTo('legal' satisfies StepName)} />
      <Facts
        title={applyText.papersSent}
        rows={papers}
        empty={applyText.notAttached}
        onEdit={() => goTo('legal' satisfies StepName)}
      />
    </>
  );
}

interface FactsProps {
  title: string;
  rows: readonly Row[];
  empty?: string;
  onEdit: () => void;
}

function Facts({ title, rows, empty = applyText.empty, onEdit }: FactsProps) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button variant="text" size="small" icon="edit" onClick={onEdit}>
          {applyText.edit}
        </Button>
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, value, direction]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ? <bdi dir={direction}>{value}</bdi> : <Pill tone="warn">{empty}</Pill>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
