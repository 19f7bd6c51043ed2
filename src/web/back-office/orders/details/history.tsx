import type { HistoryRow } from '#modules/orders/back-office/order-view.ts';
import type { ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { cancelledUnits, orderText, reasonWords } from '#modules/orders/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { isolate, isolateTitle } from '#platform/isolate.ts';
import styles from './details.module.css';
import { cameBackWords, detailsText, EVENT_LABELS, ROLES } from './text.ts';

interface HistoryProps {
  rows: readonly HistoryRow[];
  merchantOrders: readonly ShownMerchantOrder[];
}

/** Who did what and when, newest first; with the merchant order and the parcel if there are several. */
export function History({ rows, merchantOrders }: HistoryProps) {
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {detailsText.history}
      </h2>
      <ol className={styles.events} aria-labelledby="history">
        {rows.map(({ id, event, role, who, reason, at, cameBack, cancelled, ...of }) => (
          <li key={id} className={styles.event}>
            {/* A part that goes on was not cancelled: what was, is named. */}
            {!(event === 'cancelled' && of.to !== 'cancelled') && (
              <p className={styles.strong}>{EVENT_LABELS[event]}</p>
            )}
            <Cancelled units={cancelled} merchantOrders={merchantOrders} />
            <Where of={of} merchantOrders={merchantOrders} />
            {cameBack && <p>{cameBackWords(cameBack)}</p>}
            {reason && <p>{reasonWords(reason)}</p>}
            <p className="muted">
              {formatDateTime(new Date(at))} · {ROLES[role] ?? role}
              {who && (
                <>
                  {' · '}
                  <bdi>{who}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type CancelledProps = Pick<HistoryProps, 'merchantOrders'> & { units: HistoryRow['cancelled'] };

/** How many of which, so that nobody packs what is no longer wanted. */
function Cancelled({ units, merchantOrders }: CancelledProps) {
  const lines = merchantOrders.flatMap(merchantOrder => merchantOrder.lines);
  return units.map(({ lineId, quantity }) => {
    const title = lines.find(({ id }) => id === lineId)?.title;
    return (
      title && (
        <p key={lineId} className={styles.strong}>
          {cancelledUnits(quantity, isolateTitle(title))}
        </p>
      )
    );
  });
}

interface WhereProps {
  of: Pick<HistoryRow, 'merchantOrderId' | 'parcelId'>;
  merchantOrders: readonly ShownMerchantOrder[];
}

function Where({ of: { merchantOrderId, parcelId }, merchantOrders }: WhereProps) {
  const merchantOrder = merchantOrders.find(({ id }) => id === merchantOrderId);
  if (!merchantOrder) return null;
  const { merchantName, parcels } = merchantOrder;
  const place = parcels.findIndex(({ id }) => id === parcelId) + 1;
  const said = [
    merchantOrders.length > 1 && isolate(merchantName),
    parcels.length > 1 && place > 0 && orderText.parcel(place, parcels.length),
  ].filter(Boolean);
  return said.length > 0 && <p>{said.join(' · ')}</p>;
}
