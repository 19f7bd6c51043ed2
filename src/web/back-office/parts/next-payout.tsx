import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import type { MoneyBody } from '#modules/payouts/money.calls.ts';
import { CHANNEL_TEXT } from '#modules/payouts/text.ts';
import { formatDate, formatDateTime, startOfCairoDay } from '#platform/dates.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { useSession } from '../../data/session.ts';
import { moneyText } from '../finance/money.text.ts';
import { ChannelForm } from './channel-form.tsx';
import styles from './money.module.css';

interface Props {
  money: MoneyBody;
  onChanged: () => Promise<void>;
}

/** The amount and the day of the next payout, and its account. */
export function NextPayout({ money, onChanged }: Props) {
  return (
    <div className={styles.pair}>
      <Expected money={money} />
      <Channel money={money} onChanged={onChanged} />
    </div>
  );
}

function Expected({ money: { nextPayout, channel } }: { money: MoneyBody }) {
  const minimum = formatPrice(fromPounds(nextPayout.minimum));
  return (
    <section className={styles.panel}>
      <h2>
        <Icon name="calendar" />
        {moneyText.next}
      </h2>
      <Price pounds={nextPayout.amount} size="amount" className={styles.amount} />
      <p className={styles.quiet}>{moneyText.nextOn(formatDate(startOfCairoDay(nextPayout.day)))}</p>
      {nextPayout.amount === 0 && channel && <p className={styles.quiet}>{moneyText.carriedOver(minimum)}</p>}
    </section>
  );
}

function Channel({ money: { channel }, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  const { account } = useSession();
  const mayChange = account?.permissions.includes('payout_channel') ?? false;
  const close = () => setEditing(false);
  const done = async () => {
    await onChanged();
    close();
  };
  return (
    <section className={styles.panel}>
      <h2>
        <Icon name="landmark" />
        {moneyText.channel}
      </h2>
      {editing ? (
        <ChannelForm onDone={done} onCancel={close} />
      ) : (
        <div className={styles.row}>
          {channel ? (
            <div>
              <strong>{channel.holder}</strong>
              <p className={styles.quiet}>
                {CHANNEL_TEXT[channel.kind]} · <bdi dir="ltr">{channel.masked}</bdi>
              </p>
              {channel.heldUntil !== null && (
                <Note tone="info">{moneyText.heldUntil(formatDateTime(new Date(channel.heldUntil)))}</Note>
              )}
            </div>
          ) : (
            <Note tone="warn">{moneyText.noChannel}</Note>
          )}
          {mayChange ? (
            <Button variant={channel ? 'outline' : 'primary'} icon="edit" onClick={() => setEditing(true)}>
              {channel ? moneyText.changeChannel : moneyText.addChannel}
            </Button>
          ) : (
            <p className={styles.quiet}>{moneyText.onlyOwner}</p>
          )}
        </div>
      )}
    </section>
  );
}
