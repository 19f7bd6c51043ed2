import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { SHOP_FIELDS } from '#modules/merchants/application.ts';
import type { Fields } from '../../data/use-call-form.ts';
import styles from './form.module.css';
import { LegalStep } from './legal-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShopStep } from './shop-step.tsx';
import { type FormProps, STEPS, type StepName } from './step.ts';
import { applyText } from './text.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';

const PARTS = { shop: ShopStep, legal: LegalStep, review: ReviewStep } as const;

/** Three steps, each with its own address, so the browser's back button leads to the step before. */
export function ApplicationForm(props: FormProps) {
  const [query, setQuery] = useSearchParams();
  const step = STEPS.find(each => each === query.get('step')) ?? firstOf(props);
  const { errors, draft, refuse, refused } = useAnswers(props);
  const [agreed, onAgree] = useState(false);
  const form = useRef<HTMLElement>(null);
  useFocusOnStep(form, step, refused);
  const goTo = (next: StepName) => {
    void draft.flush();
    setQuery({ step: next }, { preventScrollReset: true });
  };
  const onErrors = (found: Fields) => {
    refuse(found);
    const first = stepOf(Object.keys(found));
    if (first) goTo(first);
  };
  const Part = PARTS[step];
  return (
    <section ref={form} className={styles.form} aria-labelledby="apply">
      <header className={styles.head}>
        <h2 id="apply" tabIndex={-1}>
          {applyText.title}
        </h2>
        <Saving state={draft.state} />
      </header>
      <Progress step={step} onGo={goTo} />
      <Part {...props} draft={draft} errors={errors} {...{ onErrors, goTo, agreed, onAgree }} />
    </section>
  );
}

/** Whoever is asked for papers begins where they are sent. */
const firstOf = ({ application }: FormProps): StepName =>
  application?.status === 'needs_info' ? 'legal' : 'shop';

/** What was typed, and the sentence at each field that was refused, until that field is typed in again. */
function useAnswers({ application }: FormProps) {
  const stored = useDraft(application);
  const [refused, setRefused] = useState<Fields>({});
  const [errors, setErrors] = useState<Fields>({});
  const draft: Draft = {
    ...stored,
    change(name, value) {
      stored.change(name, value);
      setErrors(({ [name]: _, ...others }) => others);
    },
  };
  const refuse = (found: Fields) => {
    setRefused(found);
    setErrors(found);
  };
  return { draft, errors, refused, refuse };
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
