import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '#kit/button.tsx';
import { Icon, type IconName } from '#kit/icon.tsx';
import { PAYMENT_CHOICES } from '#modules/orders/back-office/text.ts';
import type { showOrderChoices } from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { useSession } from '../../../data/session.ts';
import { listText, periodText } from '../text.ts';
import styles from './filters.module.css';
import type { ListQuery } from './list-query.ts';

export type Choices = CallBody<typeof showOrderChoices>;

/** A search and filters. Nothing is fetched while the search is typed: Enter sends it. */
export function Filters({ query, choices }: { query: ListQuery; choices: Choices | undefined }) {
  const { params, choose } = query;
  const isForMerchant = useSession().role === 'merchant';
  const pick = (name: string) => ({
    value: params.get(name) ?? '',
    onChoose: (value: string) => choose({ [name]: value }),
  });
  return (
    <search className={styles.filters}>
      <Search key={params.get('q')} query={query} />
      <div className={styles.picks}>
        <Period query={query} />
        {!isForMerchant && (
          <Pick icon="store" label={listText.merchant} all={listText.allMerchants} {...pick('merchant')}>
            {choices?.merchants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Pick>
        )}
        <Pick icon="wallet" label={listText.payment} all={listText.allPayments} {...pick('payment')}>
          {PAYMENT_CHOICES.map(([method, name]) => (
            <option key={method} value={method}>
              {name}
            </option>
          ))}
        </Pick>
        <Pick
          icon="map-pin"
          label={listText.governorate}
          all={listText.allGovernorates}
          {...pick('governorate')}
        >
          {choices?.governorates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Pick>
        <Pick icon="sort" label={listText.sort} all={listText.newest} {...pick('sort')}>
          <option value="oldest">{listText.oldest}</option>
        </Pick>
      </div>
    </search>
  );
}

function Search({ query: { params, choose } }: { query: ListQuery }) {
  const current = params.get('q') ?? '';
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    choose({ q: typeof typed === 'string' ? typed.trim() : null });
  }
  return (
    <form className={styles.search} onSubmit={send}>
      <Icon name="search" size={18} className={styles.lens} />
      <input
        type="search"
        name="q"
        defaultValue={current}
        placeholder={listText.search}
        aria-label={listText.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
      />
      {current && (
        <IconButton icon="close" label={listText.clearSearch} onClick={() => choose({ q: null })} />
      )}
    </form>
  );
}

function Period({ query: { params, choose } }: { query: ListQuery }) {
  const isGiven = params.has('from') || params.has('to') || params.get('days') === 'days';
  const value = isGiven ? 'days' : (params.get('days') ?? '');
  const chosen = Object.hasOwn(periodText, value) ? value : '';
  return (
    <>
      <Pick
        icon="calendar"
        label={listText.period}
        value={chosen}
        onChoose={days => choose({ days, from: null, to: null })}
      >
        {Object.entries(periodText).map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Pick>
      {isGiven &&
        (['from', 'to'] as const).map(name => (
          <label key={name} className={styles.day}>
            {listText[name]}
            <input
              type="date"
              value={params.get(name) ?? ''}
              onChange={event => choose({ [name]: event.target.value, days: 'days' })}
            />
          </label>
        ))}
    </>
  );
}

interface PickProps {
  icon: IconName;
  label: string;
  /** The choice of no filter. */
  all?: string;
  value: string;
  onChoose: (value: string) => void;
  children?: ReactNode;
}

/** The platform's own list, styled as a button. */
function Pick({ icon, label, all, value, onChoose, children }: PickProps) {
  return (
    <span className={styles.pick}>
      <Icon name={icon} size={18} />
      <select aria-label={label} value={value} onChange={event => onChoose(event.target.value)}>
        {all && <option value="">{all}</option>}
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
