import { useRef, useState } from 'react';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { CHECK_NAMES } from '#modules/merchants/application.text.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { checkItem } from '#modules/merchants/review.calls.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { api } from '../../data/api.ts';
import styles from './detail.module.css';
import { merchantsText } from './text.ts';

interface FileProps {
  file: MerchantFile;
  onChange: (file: MerchantFile) => void;
}

/** Each tick is stored at once, so that a reviewer, or another one, can continue later. */
export function Checklist({ file, onChange }: FileProps) {
  const { isChecked, tick, message } = useTicks(file, onChange);
  return (
    <section aria-label={merchantsText.checklist}>
      <h3 className={styles.heading}>{merchantsText.checklist}</h3>
      <FormError message={message} />
      <div className={styles.checklist}>
        {file.checklist.map(each => (
          <Checkbox
            key={each.item}
            label={CHECK_NAMES[each.item]}
            checked={isChecked(each)}
            onChange={event => tick({ item: each.item, checked: event.target.checked })}
          />
        ))}
      </div>
    </section>
  );
}

type Tick = MerchantFile['checklist'][number];

/** Ticks appear at once and are sent one after another, so quick clicks on a slow network lose none. */
function useTicks(file: MerchantFile, onChange: FileProps['onChange']) {
  const [waiting, setWaiting] = useState<readonly Tick[]>([]);
  const [message, setMessage] = useState<string>();
  const last = useRef(Promise.resolve());

  async function sendAfter(before: Promise<void>, tick: Tick) {
    await before;
    try {
      onChange(await api(checkItem, { merchantId: file.id, ...tick }));
      setMessage(undefined);
    } catch (error) {
      setMessage((error instanceof Refusal ? error : generalRefusal('unexpected')).message);
    }
    setWaiting(all => all.filter(each => each !== tick));
  }

  const tick = (next: Tick) => {
    setWaiting(all => [...all, next]);
    last.current = sendAfter(last.current, next);
  };
  const isChecked = ({ item, checked }: Tick) =>
    waiting.findLast(each => each.item === item)?.checked ?? checked;
  return { isChecked, tick, message };
}
