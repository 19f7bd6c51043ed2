import { Button } from '#kit/button.tsx';
import type { OrderAction } from '#modules/orders/order-view.ts';
import { NEXT_STEP } from '../../parts/focus.ts';
import { FOOT } from '../../parts/foot.ts';
import { singly } from '../../parts/single-press.ts';
import styles from './details.module.css';
import { detailsText, EVENT_BUTTONS } from './text.ts';

/** In their usual order; failures come last. */
const ORDER = Object.keys(EVENT_BUTTONS);
const rank = ({ event }: OrderAction) => ORDER.indexOf(event);

/** Steps that do not apply now are left out; steps that only this viewer may not take show the reason. */
export function sorted(actions: readonly OrderAction[]) {
  const named = actions
    .filter(({ event }) => EVENT_BUTTONS[event])
    .toSorted((one, other) => rank(one) - rank(other));
  return {
    possible: named.filter(({ allowed }) => allowed === 'yes'),
    barred: named.filter(({ allowed }) => allowed !== 'yes' && allowed !== 'not_possible_now'),
  };
}

interface StepButtonsProps {
  /** Which of several parcels it is, where the button stands alone. */
  of?: string | undefined;
  actions: readonly OrderAction[];
  isBusy: (event: OrderAction['event']) => boolean;
  onStart: (event: OrderAction['event']) => Promise<unknown> | void;
}

/** A button for each step that is possible now; on a phone the page's likeliest one stays at the bottom of the window. */
export function StepButtons({ of, actions, isBusy, onStart }: StepButtonsProps) {
  if (actions.length === 0) return null;
  const hasNext = actions.some(({ event }, at) => lookOf(event, at) === 'primary');
  return (
    <div className={styles.buttons} {...(hasNext && FOOT)}>
      {actions.map(({ event }, at) => (
        <Button
          key={event}
          {...nextStep(event, at)}
          busy={isBusy(event) ? detailsText.working : undefined}
          onClick={singly(() => onStart(event))}
        >
          {of && <span className={styles.of}>{of}:</span>} {EVENT_BUTTONS[event]}
        </Button>
      ))}
    </div>
  );
}

/** One disabled button for each, and each reason once. */
export function Barred({ actions }: { actions: readonly OrderAction[] }) {
  if (actions.length === 0) return null;
  return (
    <>
      <div className={styles.buttons}>
        {actions.map(({ event, why }) => (
          <Button key={event} variant="outline" size="small" disabled title={why}>
            {EVENT_BUTTONS[event]}
          </Button>
        ))}
      </div>
      {[...new Set(actions.map(({ why }) => why))].map(why => (
        <p key={why} className="muted">
          {why}
        </p>
      ))}
    </>
  );
}

const QUIET: ReadonlySet<OrderAction['event']> = new Set([
  'lost',
  'damaged',
  'rejected',
  'cancelled',
  'reopened',
]);

/** The look of a step's button, and whether it is the one that people most likely want next. */
function nextStep(event: OrderAction['event'], at: number) {
  const variant = lookOf(event, at);
  return variant === 'primary' ? { variant, ...NEXT_STEP } : { variant };
}

function lookOf(event: OrderAction['event'], at: number): 'primary' | 'outline' | 'text' {
  if (QUIET.has(event)) return 'text';
  return at === 0 ? 'primary' : 'outline';
}
