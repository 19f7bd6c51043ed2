import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import { BULK_STEPS, type BulkStep } from '#modules/orders/back-office/next-step.ts';
import { BulkBar } from '../parts/list/bulk-bar.tsx';
import { MenuButton } from '../parts/list/menu-button.tsx';
import styles from './orders.module.css';
import { printHref } from './print/print-href.ts';
import { bulkText, countOrders, listText, stepText } from './text.ts';

interface BulkStepsProps {
  selected: readonly ListedOrder[];
  busy: boolean;
  onStep: (event: BulkStep) => void;
  onUnselect: () => void;
  /** The way to select more. */
  children: ReactNode;
}

/** Actions on all selected orders. */
export function BulkSteps({ selected, busy, onStep, onUnselect, children }: BulkStepsProps) {
  const ids = selected.flatMap(({ merchantOrders }) => merchantOrders.map(({ id }) => id));
  return (
    <BulkBar label={bulkText.label} count={listText.selected(selected.length)} onUnselect={onUnselect}>
      {busy ? (
        <Button variant="outline" busy={bulkText.working}>
          {listText.changeStatus}
        </Button>
      ) : (
        <MenuButton
          className={styles.menu}
          items={BULK_STEPS.map(event => (
            <Step key={event} event={event} waiting={waitingFor(event, selected)} onStep={onStep} />
          ))}
        >
          <span className={styles.words}>
            <Icon name="truck" size={18} />
            {listText.changeStatus}
          </span>
        </MenuButton>
      )}
      <ButtonLink to={printHref('labels', ids)} variant="outline" icon="printer">
        {listText.printLabels}
      </ButtonLink>
      <ButtonLink to={printHref('picks', ids)} variant="text">
        {listText.printPicks}
      </ButtonLink>
      <ButtonLink to={printHref('slips', ids)} variant="text">
        {listText.printSlips}
      </ButtonLink>
      <ButtonLink to={printHref('manifest', ids)} variant="text">
        {listText.printManifest}
      </ButtonLink>
      {children}
    </BulkBar>
  );
}

/** For how many of the selected orders this is the next step. */
function waitingFor(event: BulkStep, orders: readonly ListedOrder[]): number {
  return orders.filter(({ merchantOrders }) =>
    merchantOrders.some(({ next }) => next?.event === event && next.allowed === 'yes'),
  ).length;
}

interface StepProps {
  event: BulkStep;
  waiting: number;
  onStep: (event: BulkStep) => void;
}

function Step({ event, waiting, onStep }: StepProps) {
  return (
    <button type="button" disabled={waiting === 0} onClick={() => onStep(event)}>
      <span className={styles.step}>
        {stepText[event]}
        <span className={styles.quiet}>{waiting === 0 ? bulkText.noneWaits : countOrders(waiting)}</span>
      </span>
    </button>
  );
}
