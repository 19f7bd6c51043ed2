import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { closeMonth } from '#modules/ledger/months.calls.ts';
import { api } from '../../data/api.ts';
import { Question } from '../parts/form-dialog/question.tsx';
import styles from '../parts/money.module.css';
import { monthName, monthsText } from './months.text.ts';

interface CloseMonthProps {
  month: string;
  onClosed: () => Promise<void>;
}

/** Asked about once, because there is no way back. */
export function CloseMonth({ month, onClosed }: CloseMonthProps) {
  const [asking, setAsking] = useState(false);
  const closed = () => {
    showToast(monthsText.closed);
    return onClosed();
  };
  return (
    <div className={styles.buttons}>
      <Button icon="lock" onClick={() => setAsking(true)}>
        {monthsText.close}
      </Button>
      {asking && (
        <Question
          icon="lock"
          title={monthsText.closeTitle(monthName(month))}
          text={monthsText.closeText}
          confirm={monthsText.close}
          act={() => api(closeMonth, { month })}
          onClose={() => setAsking(false)}
          onDone={closed}
        />
      )}
    </div>
  );
}
