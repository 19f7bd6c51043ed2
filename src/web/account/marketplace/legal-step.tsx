import { Button } from '#kit/button.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { RadioCard } from '#kit/form/radio-card.tsx';
import { ENTITY_NAMES } from '#modules/merchants/application.text.ts';
import { ENTITY_KINDS, type EntityKind, needsRegister } from '#modules/merchants/papers.ts';
import { DraftField } from './draft-field.tsx';
import styles from './form.module.css';
import { Papers } from './papers.tsx';
import type { StepProps } from './step.ts';
import { applyText } from './text.ts';

/** The legal seller, and the papers that prove it (docs/egypt.md, Sellers). */
export function LegalStep(props: StepProps) {
  const { draft, errors, goTo } = props;
  const shared = { draft, errors };
  const entity = entityOf(draft.fields['entityKind']);
  return (
    <div className={styles.fields}>
      <Choice {...shared} name="entityKind" legend={applyText.entityKind} options={ENTITIES} />
      <DraftField {...shared} name="legalName" label={applyText.legalName} hint={applyText.legalNameHint} />
      {needsRegister(entity) && (
        <DraftField
          {...shared}
          name="commercialRegister"
          label={applyText.commercialRegister}
          inputMode="numeric"
          ltr
        />
      )}
      <DraftField
        {...shared}
        name="taxNumber"
        label={applyText.taxNumber}
        hint={applyText.taxHint}
        inputMode="numeric"
        ltr
      />
      <Choice {...shared} name="vatRegistered" legend={applyText.vatRegistered} options={ANSWERS} />
      <DraftField
        {...shared}
        name="nationalId"
        label={applyText.nationalId}
        hint={applyText.nationalIdHint}
        inputMode="numeric"
        autoComplete="off"
        onFocus={event => event.target.select()}
        ltr
      />
      <Papers {...props} entity={entity} />
      <div className={styles.buttons}>
        <Button onClick={() => goTo('review')}>{applyText.next}</Button>
        <Button variant="outline" onClick={() => goTo('shop')}>
          {applyText.back}
        </Button>
      </div>
    </div>
  );
}

/** Until the kind of seller is chosen, the form asks for everything. */
export function entityOf(value: string | undefined): EntityKind {
  return ENTITY_KINDS.find(kind => kind === value) ?? 'company';
}

interface Option {
  value: string;
  title: string;
  text?: string;
}

const ENTITIES: readonly Option[] = ENTITY_KINDS.map(kind => ({
  value: kind,
  title: ENTITY_NAMES[kind],
  text: applyText.entityAbout[kind],
}));

const ANSWERS: readonly Option[] = [
  { value: 'yes', title: applyText.yes },
  { value: 'no', title: applyText.no },
];

interface ChoiceProps extends Pick<StepProps, 'draft' | 'errors'> {
  name: string;
  legend: string;
  options: readonly Option[];
}

function Choice({ draft, errors, name, legend, options }: ChoiceProps) {
  const error = errors[name];
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, title, text }) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            title={title}
            text={text}
            checked={draft.fields[name] === value}
            onChange={() => draft.change(name, value)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
