import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { Price } from '#kit/price.tsx';
import { countPacked, type HandoverParcel, type handOverParcels } from '#modules/handovers/calls.ts';
import { MOST_HANDED } from '#modules/handovers/handover.ts';
import { courierName } from '#modules/shipping/text.ts';
import type { CallBody } from '#platform/call.ts';
import { fromPounds, sumPiastres, toPounds } from '#platform/money.ts';
import { bodyOf, useCall } from '../../../data/use-call.ts';
import { FOOT } from '../../parts/foot.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../../text.ts';
import styles from './handover.module.css';
import { STANDING_NAMES, scanText, signText } from './handover.text.ts';
import { NumberForm } from './number-form.tsx';
import { ScanList } from './scan-list.tsx';
import { Scanner } from './scanner.tsx';
import { SignSheet } from './sign-sheet.tsx';
import { type LastScan, useScanned } from './use-scanned.ts';

export const meta = () => ({
  title: backOfficeText.titled(pageTitles.newHandover),
  noindex: true,
  usesCamera: true,
});

/** Parcels are scanned one after the other; then the courier signs for all of them. */
export default function NewHandover() {
  const { scans, last, message, add, remove, settle } = useScanned();
  const [chosen, setChosen] = useState<string>();
  const [isSigning, setSigning] = useState(false);
  const keys = useRef(new Map<string, string>());
  const packed = useCall(countPacked, {});
  const navigate = useNavigate();
  const ready = scans.flatMap(({ parcel }) => parcel ?? []);
  const isThere = ready.some(each => each.carrier === chosen);
  const carrier = isThere ? chosen : ready.at(-1)?.carrier;
  const parcels = ready.filter(each => each.carrier === carrier);

  function keyOf(takenBy: string): string {
    const signed = [carrier, takenBy.trim(), ...parcels.map(({ id }) => id)].join(' ');
    const key = keys.current.get(signed) ?? crypto.randomUUID();
    keys.current.set(signed, key);
    return key;
  }

  function onDone({ handoverId, outcomes }: CallBody<typeof handOverParcels>) {
    const went = outcomes.filter(({ outcome }) => outcome === 'done');
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
    keys.current.clear();
    setSigning(false);
    settle(
      new Set(went.map(({ parcelId }) => parcelId)),
      new Map(refused.map(({ parcelId, why }) => [parcelId, why])),
    );
    if (went.length > 0) showToast(signText.done(went.length));
    else showFailure(signText.none);
    if (refused.length === 0 && handoverId !== null) void navigate(`/handovers/${handoverId}`);
    else void packed.reload();
  }

  return (
    <div className={styles.page}>
      <PageHead title={scanText.title} intro={scanText.intro}>
        <ButtonLink to="/handovers" variant="outline">
          {scanText.signedLists}
        </ButtonLink>
      </PageHead>
      <div className={styles.columns}>
        <Tools last={last} message={message} onNumber={add} />
        <section className={styles.panel} aria-labelledby="scanned">
          <Progress
            carrier={carrier}
            scanned={parcels.length}
            packed={bodyOf(packed)?.carriers.find(each => each.carrier === carrier)?.packed}
          />
          <ScanList scans={scans} carrier={carrier} onCarrier={setChosen} onAgain={add} onRemove={remove} />
        </section>
      </div>
      {carrier !== undefined && <Foot parcels={parcels} onSign={() => setSigning(true)} />}
      {isSigning && carrier !== undefined && (
        <SignSheet
          keyOf={keyOf}
          carrier={carrier}
          parcels={parcels}
          onClose={() => setSigning(false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

interface ToolsProps {
  last: ReturnType<typeof useScanned>['last'];
  message: ReturnType<typeof useScanned>['message'];
  onNumber: ReturnType<typeof useScanned>['add'];
}

/** The three ways in which a parcel's number comes, and what came of the last. */
function Tools({ last, message, onNumber }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <Scanner outcome={last?.outcome} onRead={number => void onNumber(number)} />
      <NumberForm onNumber={onNumber} />
      <FormError message={message} />
      <output>{last && <LastNote last={last} />}</output>
    </div>
  );
}

function LastNote({ last: { outcome, scan, isKnown } }: { last: LastScan }) {
  const { number, standing, parcel } = scan;
  if (parcel && isKnown) return <Note tone="quiet">{scanText.known(parcel.barcode)}</Note>;
  if (parcel)
    return (
      <Note tone="ok">
        {scanText.added(parcel.barcode, parcel.recipient)} ·{' '}
        {parcel.cash > 0 ? (
          <>
            {scanText.toCollect} <Price pounds={parcel.cash} size="amount" />
          </>
        ) : (
          scanText.paid
        )}
      </Note>
    );
  const why =
    standing === 'unknown' || standing === 'ready' ? scanText.notFound(number) : STANDING_NAMES[standing];
  return <Note tone={outcome === 'wrong' ? 'warn' : 'quiet'}>{why}</Note>;
}

interface ProgressProps {
  carrier: string | undefined;
  scanned: number;
  /** How many packed parcels the courier has to take; undefined while that is not known. */
  packed: number | undefined;
}

function Progress({ carrier, scanned, packed }: ProgressProps) {
  return (
    <>
      <header className={styles.head}>
        <h2 id="scanned">{carrier ? scanText.list(courierName(carrier)) : scanText.listUnknown}</h2>
        {packed !== undefined && <span>{scanText.of(scanned, packed)}</span>}
      </header>
      {packed !== undefined && packed > 0 && (
        <progress
          className={styles.progress}
          value={scanned}
          max={Math.max(packed, scanned)}
          aria-label={scanText.progress}
        />
      )}
    </>
  );
}

function Foot({ parcels, onSign }: { parcels: readonly HandoverParcel[]; onSign: () => void }) {
  const cash = sumPiastres(parcels.map(each => fromPounds(each.cash)));
  const isFull = parcels.length > MOST_HANDED;
  return (
    <div className={styles.foot} {...FOOT}>
      <span className={styles.sum}>
        {isFull ? scanText.tooMany(MOST_HANDED) : scanText.cash}
        {!isFull && <Price pounds={toPounds(cash)} size="amount" />}
      </span>
      <Button icon="edit" disabled={isFull} onClick={onSign}>
        {scanText.handOver(parcels.length)}
      </Button>
    </div>
  );
}
