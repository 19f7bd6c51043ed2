import { SelectField } from '#kit/form/select-field.tsx';
import { returnText } from '#modules/returns/text.ts';
import { shownDigits } from '#platform/digits.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import styles from '../actions.module.css';
import { needsOther, type ReturnableLine, type ReturnDraft, withExchange } from './return-draft.ts';

interface ExchangeChoiceProps {
  draft: ReturnDraft;
  lines: readonly ReturnableLine[];
  onChange: (draft: ReturnDraft) => void;
}

/** What the buyer wants for each returned line: the same again, or another size or colour. */
export function ExchangeChoice({ draft, lines, onChange }: ExchangeChoiceProps) {
  const chosen = lines.filter(line => draft.lines.some(each => each.lineId === line.lineId));
  return (
    <>
      {chosen.map(({ lineId, title, exchanges }) => (
        <SelectField
          key={lineId}
          label={returnText.exchangeFor(title)}
          name={`exchange ${lineId}`}
          {...(needsOther(draft) && { placeholder: returnText.chooseOther })}
          options={[
            ...(needsOther(draft) ? [] : [{ value: '', label: returnText.sameAgain }]),
            ...exchanges.map(({ variantId, options, price }) => ({
              value: String(variantId),
              label: `${shownDigits(options)} (${formatPrice(fromPounds(price))})`,
            })),
          ]}
          value={String(draft.lines.find(each => each.lineId === lineId)?.exchangeFor ?? '')}
          onChange={event => onChange(withExchange(draft, lineId, Number(event.target.value) || undefined))}
        />
      ))}
      <p className={styles.quiet}>{returnText.exchangeNote}</p>
    </>
  );
}
