import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { checkItem } from '#modules/merchants/contract/review.ts';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { CHECK_NAMES } from '#modules/merchants/words/text.ts';
import { useAction } from '../../account/use-action.ts';
import { api } from '../../api.ts';
import styles from './detail.module.css';
import { merchantsText } from './text.ts';

interface FileProps {
  file: MerchantFile;
  onChange: (file: MerchantFile) => void;
}

/** Each tick is kept at once, so that whoever goes on tomorrow, or somebody else, sees what was looked at. */
export function Checklist({ file, onChange }: FileProps) {
  const action = useAction();
  const tick = ({ item, checked }: MerchantFile['checklist'][number]) =>
    action.run(async () => onChange(await api(checkItem, { merchantId: file.id, item, checked })));
  return (
    <section aria-label={merchantsText.checklist}>
      <h3 className={styles.heading}>{merchantsText.checklist}</h3>
      <FormError message={action.message} />
      <div className={styles.checklist}>
        {file.checklist.map(({ item, checked }) => (
          <Checkbox
            key={item}
            label={CHECK_NAMES[item]}
            checked={checked}
            onChange={event => void tick({ item, checked: event.target.checked })}
          />
        ))}
      </div>
    </section>
  );
}
