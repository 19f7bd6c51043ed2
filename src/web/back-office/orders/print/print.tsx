import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import type { LabelSheet } from '#modules/orders/back-office/label.ts';
import { MOST_PRINTED, readLabels } from '#modules/orders/back-office.calls.ts';
import { CallFailed } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { oneOf, words } from '../../parts/list/address.ts';
import { useListQuery } from '../../parts/list/use-list-query.ts';
import { backOfficeText } from '../../text.ts';
import { listText } from '../text.ts';
import { Label } from './label.tsx';
import { Manifests } from './manifest.tsx';
import { Picks } from './picks.tsx';
import styles from './print.module.css';
import { PRINTED, type Printed } from './print-href.ts';
import { Slip } from './slip.tsx';
import { printText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(printText.title), noindex: true });

const PAPERS = ['a4', 'label'] as const;
type Paper = (typeof PAPERS)[number];

const FILTERS = { what: oneOf(PRINTED), paper: oneOf(PAPERS), ids: words } as const;

/** Labels, packing slips and summaries of the orders in the address, as the printer prints them. */
export default function PrintPage() {
  const query = useListQuery(FILTERS);
  const { what = 'labels', paper = 'a4' } = query.filter;
  const ids = query.textOf('ids').split('.').map(Number).filter(Number.isSafeInteger).slice(0, MOST_PRINTED);
  return (
    <>
      <header className={styles.tools}>
        <h1>{printText.title}</h1>
        <SelectField
          label={printText.what}
          name="what"
          value={what}
          options={PRINTED.map(value => ({ value, label: printText[value] }))}
          onChange={event => query.set({ what: event.target.value }, 'replace')}
        />
        <SelectField
          label={printText.paper}
          name="paper"
          value={paper}
          options={PAPERS.map(value => ({ value, label: printText[`paper_${value}`] }))}
          onChange={event => query.set({ paper: event.target.value }, 'replace')}
        />
        <Button icon="printer" onClick={() => window.print()}>
          {printText.print}
        </Button>
      </header>
      <Sheets ids={ids} what={what} paper={paper} />
    </>
  );
}

function Sheets({ ids, what, paper }: { ids: number[]; what: Printed; paper: Paper }) {
  const [now] = useState(() => new Date());
  const answer = useCall(readLabels, { merchantOrderIds: ids });
  if (answer.state === 'loading') return <Loading text={printText.loading} size="page" />;
  if (answer.state === 'failed')
    return <CallFailed error={answer.error} title={listText.failed} onRetry={answer.reload} />;
  const { sheets } = answer.body;
  const without =
    what === 'labels' ? sheets.filter(({ parcels, address }) => !address || parcels.length === 0) : [];
  return (
    <>
      {without.length > 0 && (
        <div className={styles.missing}>
          <Note tone="warn">{printText.without([...new Set(without.map(({ orderId }) => orderId))])}</Note>
        </div>
      )}
      <div className={styles[`${what === 'labels' ? 'labels' : 'slips'}_${paper}`]}>
        {what === 'labels' ? (
          sheets.flatMap(labelsOf)
        ) : what === 'picks' ? (
          <Picks sheets={sheets} />
        ) : what === 'manifest' ? (
          <Manifests sheets={sheets} now={now} />
        ) : (
          sheets.map(sheet => (
            <Slip
              key={sheet.merchantOrderId}
              sheet={sheet}
              amounts={what === 'summary' ? 'shown' : 'hidden'}
            />
          ))
        )}
      </div>
    </>
  );
}

function labelsOf(sheet: LabelSheet) {
  const { address, parcels } = sheet;
  if (!address) return [];
  return parcels.map(parcel => <Label key={parcel.id} sheet={sheet} address={address} parcel={parcel} />);
}
