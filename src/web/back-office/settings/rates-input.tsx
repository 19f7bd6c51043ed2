import { Link } from 'react-router';
import { Field } from '#kit/form/field.tsx';
import { listManagedCategories } from '#modules/catalog/categories.calls.ts';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import { isRate } from '#modules/settings/check-setting.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { withRate } from './draft.ts';
import { settingNames } from './setting.text.ts';
import type { SettingInputProps } from './setting-input-props.ts';
import styles from './settings.module.css';
import { settingsText, unitText } from './text.ts';

interface Row {
  id: string;
  name: string;
}

/** `to` is the highest. */
type RatesProps = SettingInputProps & { to: number };

/** A percentage for each category or merchant; an empty one means no rate of its own. */
export function RatesInput({ of, ...input }: RatesProps & { of: 'categories' | 'merchants' }) {
  return of === 'categories' ? <ByCategory {...input} /> : <ByMerchant {...input} />;
}

function ByCategory(input: RatesProps) {
  const answer = useCall(listManagedCategories, {});
  return (
    <Answered answer={answer}>
      {({ categories }) => (
        <Rates {...input} rows={categories.map(({ id, nameAr }) => ({ id: String(id), name: nameAr }))} />
      )}
    </Answered>
  );
}

/** Only those that have a rate; a merchant's rate is set on the merchant's page. */
function ByMerchant(input: RatesProps) {
  const answer = useCall(listActiveMerchants, {});
  const merchants = answer.state === 'ready' ? answer.body.merchants : [];
  const ids = Object.keys(input.editing.stored.values[input.path] as object);
  if (ids.length === 0)
    return (
      <p className={styles.quiet}>
        {settingsText.noOwnRates}{' '}
        <Link to="/merchants" className={styles.link}>
          {settingsText.merchants}
        </Link>
      </p>
    );
  const nameOf = (id: string) =>
    merchants.find(merchant => String(merchant.id) === id)?.nameAr ?? settingsText.merchantNumber(id);
  return <Rates {...input} rows={ids.map(id => ({ id, name: nameOf(id) }))} />;
}

function Rates({ path, editing, to, rows }: RatesProps & { rows: readonly Row[] }) {
  const rates = editing.at(path) as Record<string, string | number>;
  const error = editing.errors[path];
  return (
    <fieldset className={styles.rates}>
      <legend>{settingNames[path]}</legend>
      <p className={styles.quiet}>{settingsText.ownRate}</p>
      {rows.map(({ id, name }) => (
        <Field
          key={id}
          name={`${path}-${id}`}
          label={name}
          value={String(rates[id] ?? '')}
          inputMode="decimal"
          autoComplete="off"
          error={error && !isRate(to, rates[id] ?? '') ? error : undefined}
          end={<span className={styles.unit}>{unitText.percent}</span>}
          onChange={event => editing.change(path, withRate(rates, id, event.target.value))}
        />
      ))}
    </fieldset>
  );
}
