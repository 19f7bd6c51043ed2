import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import {
  type ListedDays,
  listDeliveryDays,
  removeDeliveryTime,
  removeHoliday,
} from '#modules/shipping/delivery-days.calls.ts';
import { courierName } from '#modules/shipping/text.ts';
import { formatWeekday } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { api } from '../../data/api.ts';
import { useCall } from '../../data/use-call.ts';
import { Question } from '../parts/form-dialog/question.tsx';
import { daysText } from './delivery-days.text.ts';
import { HolidayForm, TimeForm } from './delivery-days-forms.tsx';
import styles from './settings.module.css';
import { tabNames } from './tab.text.ts';

/** Where delivery takes other days than its zone's, and the days on which nobody works. */
export function DeliveryDays() {
  const answer = useCall(listDeliveryDays, {});
  return (
    <Answered answer={answer} heading="h2">
      {body => (
        <>
          <Times times={body.times} onChanged={answer.reload} />
          <Holidays holidays={body.holidays} onChanged={answer.reload} />
        </>
      )}
    </Answered>
  );
}

interface Changing {
  onChanged: () => Promise<void>;
}

function Times({ times, onChanged }: Changing & { times: ListedDays['times'] }) {
  return (
    <section className={styles.card} aria-label={tabNames.days}>
      <h2>{tabNames.days}</h2>
      <p className={styles.quiet}>{daysText.timesIntro}</p>
      {times.length === 0 && <EmptyState title={daysText.noTimes} />}
      <ul className={styles.listed}>
        {times.map(time => (
          <Row
            key={time.id}
            label={daysText.place(time.governorateName, time.cityName)}
            about={daysText.takes(
              time,
              time.courier === null ? daysText.anyCourier : courierName(time.courier),
            )}
            onRemove={() => api(removeDeliveryTime, { id: time.id })}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <TimeForm onChanged={onChanged} />
    </section>
  );
}

function Holidays({ holidays, onChanged }: Changing & { holidays: ListedDays['holidays'] }) {
  return (
    <section className={styles.card} aria-label={daysText.holidays}>
      <h2>{daysText.holidays}</h2>
      <p className={styles.quiet}>{daysText.holidaysIntro}</p>
      {holidays.length === 0 && <EmptyState title={daysText.noHolidays} />}
      <ul className={styles.listed}>
        {holidays.map(({ day, name }) => (
          <Row
            key={day}
            label={name}
            about={`${formatWeekday(day)} ${daysText.year(day)}`}
            onRemove={() => api(removeHoliday, { day })}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <HolidayForm onChanged={onChanged} />
    </section>
  );
}

interface RowProps extends Changing {
  label: string;
  about: string;
  onRemove: () => Promise<unknown>;
}

function Row({ label, about, onRemove, onChanged }: RowProps) {
  const [asks, setAsks] = useState(false);
  return (
    <li className={styles.listedRow}>
      <span>
        <strong>{label}</strong>
        <small className={styles.quiet}>{about}</small>
      </span>
      <Button
        size="small"
        variant="text"
        icon="trash"
        aria-label={daysText.remove(label)}
        onClick={() => setAsks(true)}
      >
        {daysText.removeShort}
      </Button>
      {asks && (
        <Question
          icon="trash"
          title={daysText.removeTitle(label)}
          text={daysText.removeText}
          confirm={daysText.removeShort}
          act={onRemove}
          onClose={() => setAsks(false)}
          onDone={() => {
            showToast(daysText.removed);
            return onChanged();
          }}
        />
      )}
    </li>
  );
}
