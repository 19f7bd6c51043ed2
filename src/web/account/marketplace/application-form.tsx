import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { SHOP_FIELDS } from '#modules/merchants/application.ts';
import styles from './form.module.css';
import { LegalStep } from './legal-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShopStep } from './shop-step.tsx';
import { type FormProps, STEPS, type StepName } from './step.ts';
import { applyText } from './text.ts';
import { type Draft, useDraft } from './use-draft.ts';

const PARTS = { shop: ShopStep, legal: LegalStep, review: ReviewStep } as const;

/** Three steps, each with its own address, so the browser's back button leads to the step before. */
export function ApplicationForm(props: FormProps) {
  const [query, setQuery] = useSearchParams();
  const step = STEPS.find(each => each === query.get('step')) ?? 'shop';
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useDraft(props.application);
  const goTo = (next: StepName) => {
    void draft.flush();
    setQuery({ step: next });
  };
  const onErrors = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const first = stepOf(Object.keys(found));
    if (first) goTo(first);
  };
  const Part = PARTS[step];
  return (
    <section className={styles.form} aria-labelledby="apply">
      <header className={styles.head}>
        <h2 id="apply">{applyText.title}</h2>
        <Saving state={draft.state} />
      </header>
      <Progress step={step} onGo={goTo} />
      <Part {...props} draft={draft} errors={errors} onErrors={onErrors} goTo={goTo} />
    </section>
  );
}

/** The step that has the first of these fields. */
function stepOf(names: readonly string[]): StepName | null {
  const known = names.filter(name => name !== 'acceptTerms');
  if (known.length === 0) return null;
  return known.some(name => (SHOP_FIELDS as readonly string[]).includes(name)) ? 'shop' : 'legal';
}

function Saving({ state }: { state: Draft['state'] }) {
  const said = {
    untouched: '',
    saving: applyText.saving,
    saved: applyText.saved,
    failed: applyText.notSaved,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <span role="status" className={classNames(styles.saving, state === 'failed' && styles.failed)}>
      {said[state]}
    </span>
  );
}

function Progress({ step, onGo }: { step: StepName; onGo: (step: StepName) => void }) {
  const at = STEPS.indexOf(step);
  return (
    <nav aria-label={applyText.progress} className={styles.progress}>
      <ol>
        {STEPS.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              className={classNames(styles.stepLink, index < at && styles.past)}
              onClick={() => onGo(each)}
            >
              <span className={styles.dot}>
                {index < at ? <Icon name="check" size={14} strokeWidth={3} /> : '١٢٣'[index]}
              </span>
              {applyText.names[each]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
