import { EmptyState } from '#kit/display/empty-state.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { RadioCard } from '#kit/form/radio-card.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Stepper } from '#kit/form/stepper.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { WISHES } from '#modules/refunds/refund.ts';
import { REASON_RULES, type ReturnReason } from '#modules/returns/reason.ts';
import { uploadCasePhoto } from '#modules/returns/returns.calls.ts';
import { caseRefusals, REASON_WORDS, returnText, wishLabel } from '#modules/returns/text.ts';
import { formatDate } from '#platform/dates.ts';
import { upload } from '../../../data/files.ts';
import { PhotoPicker } from '../../../parts/reviews/photo-picker.tsx';
import styles from '../actions.module.css';
import { ExchangeChoice } from './exchange-choice.tsx';
import { openReasons, type ReturnableLine, type ReturnDraft, withUnits } from './return-draft.ts';

const MOST_PHOTOS = 6;
const WISH_ICONS = { refund: 'cash', credit: 'wallet', exchange: 'return' } as const;

interface ReturnChoiceProps {
  draft: ReturnDraft;
  returnable: { paidInCash: boolean; lines: ReturnableLine[] };
  onChange: (draft: ReturnDraft) => void;
}

/** What is returned, why, photos of it, and how the money should be refunded. */
export function ReturnChoice({ draft, returnable, onChange }: ReturnChoiceProps) {
  const lines = returnable.lines.filter(line => line.most > 0);
  if (lines.length === 0) return <EmptyState heading="h3" title={returnText.none} />;
  const reasons = openReasons(draft, lines);
  const withPhotos = draft.reason !== '' && REASON_RULES[draft.reason].photos === 'needed';
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{returnText.chooseUnits}</legend>
        {lines.map(line => (
          <LineChoice key={line.lineId} line={line} draft={draft} onChange={onChange} />
        ))}
      </fieldset>
      <SelectField
        label={returnText.reason}
        name="reason"
        placeholder={returnText.chooseReason}
        options={reasons.map(value => ({ value, label: REASON_WORDS[value] }))}
        value={draft.reason && reasons.includes(draft.reason) ? draft.reason : ''}
        onChange={event => onChange({ ...draft, reason: event.target.value as ReturnReason })}
      />
      {draft.reason && (
        <PhotoPicker
          words={
            withPhotos && draft.photos.length === 0
              ? { ...returnText, photosHint: caseRefusals.photos_needed[1] }
              : returnText
          }
          send={async (file, onProgress) => (await upload(uploadCasePhoto, { file }, { onProgress })).photo}
          most={MOST_PHOTOS}
          photos={draft.photos}
          onChange={photos => onChange({ ...draft, photos })}
        />
      )}
      <TextAreaField
        label={returnText.note}
        name="note"
        optional
        maxLength={300}
        value={draft.note}
        onChange={event => onChange({ ...draft, note: event.target.value })}
      />
      <WishChoice draft={draft} paidInCash={returnable.paidInCash} onChange={onChange} />
      {draft.wish === 'exchange' && <ExchangeChoice draft={draft} lines={lines} onChange={onChange} />}
    </>
  );
}

function WishChoice({
  draft,
  paidInCash,
  onChange,
}: Omit<ReturnChoiceProps, 'returnable'> & { paidInCash: boolean }) {
  return (
    <fieldset className={styles.sheet}>
      <legend>{returnText.wish}</legend>
      {WISHES.map(wish => (
        <RadioCard
          key={wish}
          name="wish"
          value={wish}
          icon={WISH_ICONS[wish]}
          title={wishLabel({ wish, paidInCash, reader: 'buyer' })}
          text={wish === 'refund' && paidInCash ? returnText.cashNote : undefined}
          checked={draft.wish === wish}
          onChange={() => onChange({ ...draft, wish })}
        />
      ))}
    </fieldset>
  );
}

function LineChoice({
  line,
  draft,
  onChange,
}: Omit<ReturnChoiceProps, 'returnable'> & { line: ReturnableLine }) {
  const chosen = draft.lines.find(each => each.lineId === line.lineId)?.quantity ?? 0;
  const set = (quantity: number) => onChange(withUnits(draft, line.lineId, quantity));
  return (
    <div className={styles.choice}>
      <Checkbox
        label={
          <>
            <bdi dir="rtl">{line.title}</bdi>
            {line.options && <span className={styles.quiet}>{line.options}</span>}
            {line.until && (
              <span className={styles.quiet}>{returnText.until(formatDate(new Date(line.until)))}</span>
            )}
          </>
        }
        checked={chosen > 0}
        onChange={event => set(event.target.checked ? line.most : 0)}
      />
      {line.most > 1 && chosen > 0 && (
        <Stepper
          size="small"
          label={returnText.units(line.title)}
          value={chosen}
          max={line.most}
          onChange={set}
        />
      )}
    </div>
  );
}
