import { Button, ButtonLink, IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import { takeStep } from '#modules/orders/back-office.calls.ts';
import { courierName } from '#modules/shipping/text.ts';
import { orderNumber } from '#platform/id.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import styles from './handover.module.css';
import { STANDING_NAMES, scanText } from './handover.text.ts';
import type { Scan } from './use-scanned.ts';

interface ScanListProps {
  scans: readonly Scan[];
  /** Of the list that the courier signs. */
  carrier: string | undefined;
  onCarrier: (carrier: string) => void;
  onAgain: (number: string) => Promise<void>;
  onRemove: (scan: Scan) => void;
}

/** What was scanned; what cannot go is amber and has its own act. */
export function ScanList({ scans, ...rest }: ScanListProps) {
  if (scans.length === 0) return <p className="muted">{scanText.empty}</p>;
  return (
    <ul className={styles.list}>
      {scans.map(scan => (
        <ScanRow key={scan.parcel?.id ?? scan.number} scan={scan} {...rest} />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<ScanListProps, 'scans'> {
  scan: Scan;
}

function ScanRow({ scan, carrier, onCarrier, onAgain, onRemove }: RowProps) {
  const { parcel, refused } = scan;
  const isOther = parcel !== null && parcel.carrier !== carrier;
  const isWrong = isOther || parcel === null || Boolean(refused);
  return (
    <li className={classNames(styles.item, isWrong && styles.amber)}>
      <Icon name={isWrong ? 'error' : 'success'} size={20} />
      <span className={styles.named}>
        <strong>
          <bdi dir="ltr">{parcel?.barcode ?? scan.number}</bdi>
        </strong>
        <span className={styles.why}>
          {refused || (isOther && scanText.otherCarrier(courierName(parcel.carrier))) || subOf(scan)}
        </span>
      </span>
      {parcel && !isWrong && (parcel.cash > 0 ? <Price pounds={parcel.cash} size="amount" /> : scanText.paid)}
      {isOther ? (
        <Button variant="soft" size="small" onClick={() => onCarrier(parcel.carrier)}>
          {scanText.switchTo(courierName(parcel.carrier))}
        </Button>
      ) : (
        <Act scan={scan} onAgain={onAgain} />
      )}
      <IconButton
        icon="close"
        label={scanText.remove(parcel?.barcode ?? scan.number)}
        onClick={() => onRemove(scan)}
      />
    </li>
  );
}

const subOf = ({ standing, parcel }: Scan) =>
  parcel ? <bdi>{parcel.recipient}</bdi> : standing === 'ready' ? '' : STANDING_NAMES[standing];

/** What brings a wrong parcel onward. */
function Act({ scan: { standing, orderId, merchantOrderId }, onAgain }: Pick<RowProps, 'scan' | 'onAgain'>) {
  const { busy, message, run } = useAction();
  if (orderId === null || merchantOrderId === null) return null;
  if (standing === 'to_accept' || standing === 'cancelled' || standing === 'several')
    return (
      <ButtonLink variant="soft" size="small" to={`/order-details/${orderId}`}>
        {scanText.open}
      </ButtonLink>
    );
  if (standing !== 'to_pack') return null;
  const pack = async () => {
    const { outcomes } = await api(takeStep, { event: 'packed', merchantOrderIds: [merchantOrderId] });
    const [outcome] = outcomes;
    if (outcome?.outcome === 'refused') throw new Refusal(outcome.code, [409, outcome.why]);
    await onAgain(orderNumber(orderId));
  };
  return (
    <>
      <Button
        variant="soft"
        size="small"
        busy={busy ? scanText.packing : undefined}
        onClick={() => void run(pack)}
      >
        {scanText.pack}
      </Button>
      {message && <span role="alert">{message}</span>}
    </>
  );
}
