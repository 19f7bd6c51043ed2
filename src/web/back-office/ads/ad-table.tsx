import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { Switch } from '#kit/form/switch.tsx';
import { Icon } from '#kit/icon.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { switchAd } from '#modules/ads/back-office.calls.ts';
import { placeOf } from '#modules/ads/crop.ts';
import type { AdState, ManagedAd } from '#modules/ads/managed-ad.ts';
import { formatCount } from '#platform/digits.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { AdPicture } from './ad-picture.tsx';
import styles from './ads.module.css';
import { DeleteAd } from './delete-ad.tsx';
import { adsText, clickedText, periodText, seenText, stateNames, targetNames, typeNames } from './text.ts';

const TONES: Readonly<Record<AdState, Tone>> = {
  running: 'ok',
  waiting: 'info',
  ended: 'neutral',
  off: 'neutral',
};

interface Row {
  ad: ManagedAd;
  onChanged: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'ad', header: adsText.ad, cell: ({ ad }) => <Title {...ad} /> },
  { id: 'place', header: adsText.place, cell: ({ ad }) => typeNames[ad.type] },
  { id: 'order', header: adsText.order, cell: ({ ad }) => formatCount(ad.order) },
  { id: 'target', header: adsText.target, cell: ({ ad }) => <Target {...ad} /> },
  { id: 'period', header: adsText.period, cell: ({ ad }) => <Period {...ad} /> },
  { id: 'seen', header: adsText.seen, cell: ({ ad }) => <Seen {...ad} /> },
  { id: 'active', header: adsText.active, cell: row => <Active {...row} /> },
  { id: 'actions', header: adsText.actions, cell: row => <Actions {...row} /> },
];

interface AdTableProps {
  ads: readonly ManagedAd[];
  onChanged: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

export function AdTable({ ads, ...on }: AdTableProps) {
  const rows = ads.map(ad => ({ ad, ...on }));
  return <DataTable label={adsText.table} columns={COLUMNS} rows={rows} idOf={({ ad }) => ad.id} />;
}

function Actions({ ad, onDeleted }: Row) {
  return (
    <span className={styles.actions}>
      <ButtonLink
        to={`/ads/${ad.id}`}
        variant="text"
        size="small"
        aria-label={adsText.edit(ad.title)}
        className={styles.action}
      >
        <Icon name="edit" size={18} />
      </ButtonLink>
      <DeleteAd ad={ad} onDeleted={onDeleted} />
    </span>
  );
}

function Title(ad: ManagedAd) {
  return (
    <Link to={`/ads/${ad.id}`} className={styles.title}>
      <span className={styles.thumb}>
        <AdPicture image={ad.image} place={placeOf(ad)} alt="" />
      </span>
      <bdi dir="rtl">{ad.title}</bdi>
    </Link>
  );
}

function Seen({ impressions, clicks }: ManagedAd) {
  return (
    <span className={styles.numbers}>
      <span>{seenText(impressions)}</span>
      <span>{clickedText(clicks)}</span>
    </span>
  );
}

function Target({ directTo, targetName, targetShows }: ManagedAd) {
  return (
    <span className={styles.stack}>
      <span className={styles.quiet}>{targetNames[directTo]}</span>
      <bdi dir="rtl">{targetName || adsText.gone}</bdi>
      {!targetShows && <Pill tone="warn">{adsText.hiddenTarget}</Pill>}
    </span>
  );
}

function Period(ad: ManagedAd) {
  const [now] = useState(() => new Date());
  return (
    <span className={styles.stack}>
      <span>{periodText(ad, now)}</span>
      <Pill tone={TONES[ad.state]}>{stateNames[ad.state]}</Pill>
      {ad.overlaps.length > 0 && <span className={styles.warn}>{adsText.overlap}</span>}
    </span>
  );
}

/** Takes effect at once, and shows what the server answered. */
function Active({ ad, onChanged }: Row) {
  const { busy, run } = useAction();
  const turn = async () => {
    const refusal = await run(async () => {
      await api(switchAd, { adId: ad.id, active: !ad.active });
      await onChanged();
    });
    if (refusal) showFailure(refusal.message);
  };
  return (
    <Switch checked={ad.active} aria-label={adsText.switch(ad.title)} aria-busy={busy} onChange={turn} />
  );
}
