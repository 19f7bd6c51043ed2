import { Checkbox } from '#kit/form/checkbox.tsx';
import { Field } from '#kit/form/field.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { fieldOf } from '#modules/settings/setting-field.ts';
import type { SettingPath } from '#modules/settings/setting-path.ts';
import { unitOf } from '../parts/settings-layout.ts';
import { typedNumber } from './draft.ts';
import { IdsInput } from './ids-input.tsx';
import { RatesInput } from './rates-input.tsx';
import { choiceNames, settingHints, settingNames } from './setting.text.ts';
import type { SettingInputProps } from './setting-input-props.ts';
import styles from './settings.module.css';
import { settingsText, unitText } from './text.ts';

/** The control that suits a setting. */
export function SettingInput({ path, editing, hint }: SettingInputProps) {
  const field = fieldOf(path);
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox
          name={path}
          label={settingNames[path]}
          checked={editing.at(path) === true}
          onChange={event => editing.change(path, event.target.checked)}
        />
      );
    case 'choice':
      return <ChoiceInput path={path} editing={editing} of={field.of} />;
    case 'span':
      return <SpanInput path={path} editing={editing} />;
    case 'ids':
      return <IdsInput path={path} editing={editing} of={field.of} />;
    case 'percents':
      return <RatesInput path={path} editing={editing} of={field.of} to={field.to} />;
    default:
      return <TypedInput path={path} editing={editing} hint={hint} />;
  }
}

const LTR = new Set(['email', 'phone', 'link', 'digits', 'instapay']);
const DECIMAL = new Set(['pounds', 'percent']);
const COUNTED = new Set(['whole', 'share', 'digits']);
const NUMBERS = new Set(['pounds', 'percent', 'whole', 'share']);

/** A text or a number, the latter in either digit set. */
function TypedInput({ path, editing, hint = settingHints[path] }: SettingInputProps) {
  const { kind } = fieldOf(path);
  const inputMode = DECIMAL.has(kind) ? 'decimal' : COUNTED.has(kind) ? 'numeric' : undefined;
  return (
    <Field
      name={path}
      label={settingNames[path]}
      hint={hint}
      value={String(editing.at(path) ?? '')}
      inputMode={inputMode}
      autoComplete="off"
      ltr={LTR.has(kind)}
      end={<Unit path={path} />}
      onChange={({ target }) =>
        editing.change(path, NUMBERS.has(kind) ? typedNumber(target.value) : target.value)
      }
    />
  );
}

function Unit({ path }: { path: SettingPath }) {
  const { kind } = fieldOf(path);
  const unit =
    kind === 'pounds'
      ? unitText.pounds
      : kind === 'percent' || kind === 'share'
        ? unitText.percent
        : unitOf(path);
  return unit ? <span className={styles.unit}>{unit}</span> : null;
}

function ChoiceInput({ path, editing, of }: SettingInputProps & { of: readonly (string | number)[] }) {
  return (
    <SelectField
      name={path}
      label={settingNames[path]}
      hint={settingHints[path]}
      options={of.map(value => ({
        value: String(value),
        label: choiceNames[path]?.[String(value)] ?? String(value),
      }))}
      value={String(editing.at(path))}
      onChange={event =>
        editing.change(
          path,
          of.find(value => String(value) === event.target.value),
        )
      }
    />
  );
}

function SpanInput({ path, editing }: SettingInputProps) {
  const [first = '', last = ''] = editing.at(path) as (string | number)[];
  const part = (label: string, value: string | number, change: (typed: string | number) => unknown) => (
    <Field
      name={path}
      label={`${settingNames[path]}: ${label}`}
      value={String(value)}
      inputMode="numeric"
      autoComplete="off"
      end={<span className={styles.unit}>{unitText.workdays}</span>}
      onChange={event => editing.change(path, change(typedNumber(event.target.value)))}
    />
  );
  return (
    <div className={styles.two}>
      {part(settingsText.first, first, typed => [typed, last])}
      {part(settingsText.last, last, typed => [first, typed])}
    </div>
  );
}
