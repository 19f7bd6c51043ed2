import { Checkbox } from '#kit/form/checkbox.tsx';
import { FieldError } from '#kit/form/field-frame.tsx';
import { listManagedCategories } from '#modules/catalog/categories.calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { settingNames } from './setting.text.ts';
import type { SettingInputProps } from './setting-input-props.ts';
import styles from './settings.module.css';

interface Choice {
  id: number;
  nameAr: string;
}

/** Some of the governorates or categories. */
export function IdsInput({ of, ...input }: SettingInputProps & { of: 'governorates' | 'categories' }) {
  return of === 'categories' ? <Categories {...input} /> : <Governorates {...input} />;
}

function Categories(input: SettingInputProps) {
  const answer = useCall(listManagedCategories, {});
  return <Answered answer={answer}>{body => <Ticks {...input} choices={body.categories} />}</Answered>;
}

function Governorates(input: SettingInputProps) {
  const answer = useCall(listGovernorates, {});
  return <Answered answer={answer}>{body => <Ticks {...input} choices={body.governorates} />}</Answered>;
}

function Ticks({ path, editing, choices }: SettingInputProps & { choices: readonly Choice[] }) {
  const chosen = editing.at(path) as number[];
  const error = editing.errors[path];
  return (
    <fieldset className={styles.ticks}>
      <legend>{settingNames[path]}</legend>
      {choices.map(({ id, nameAr }) => (
        <Checkbox
          key={id}
          name={`${path}-${id}`}
          label={nameAr}
          checked={chosen.includes(id)}
          onChange={event =>
            editing.change(
              path,
              (event.target.checked ? [...chosen, id] : chosen.filter(each => each !== id)).toSorted(
                (a, b) => a - b,
              ),
            )
          }
        />
      ))}
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
