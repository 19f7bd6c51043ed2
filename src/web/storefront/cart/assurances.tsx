import { Icon } from '#kit/icon.tsx';
import { listMethods } from '#modules/payments/calls.ts';
import { methodName } from '#modules/payments/text.ts';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { useShopFrame } from '../../root.tsx';
import { productPageText } from '../product/text.ts';
import styles from './assurances.module.css';
import { assuranceText as text } from './assurances.text.ts';

/** What a buyer wants to know before going on: how it is paid, how it goes back, and who keeps the card's number. */
export function Assurances() {
  const methods = bodyOf(useCall(listMethods, {}))?.methods ?? [];
  const { returnDays } = useShopFrame()?.shop ?? {};
  return (
    <ul className={styles.list} aria-label={text.title}>
      <li>
        <Icon name="cash" size={18} />
        {methods.length > 0
          ? text.methods(methods.map(({ method }) => methodName(method)))
          : text.someMethods}
      </li>
      {returnDays && (
        <li>
          <Icon name="return" size={18} />
          {productPageText.returns(returnDays.noReason, returnDays.defect)}
        </li>
      )}
      <li>
        <Icon name="shield-check" size={18} />
        {text.safe}
      </li>
    </ul>
  );
}
