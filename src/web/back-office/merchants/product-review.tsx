import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import type { MerchantFile } from '#modules/merchants/merchant-file.ts';
import { setProductReview } from '#modules/merchants/review.calls.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { merchantsText } from './text.ts';

interface Props {
  file: MerchantFile;
  onChange: (file: MerchantFile) => void;
}

/** Whether staff review the merchant's new products before they are visible. */
export function ProductReview({ file, onChange }: Props) {
  const action = useAction();
  return (
    <div>
      <FormError message={action.message} />
      <Checkbox
        label={merchantsText.reviewsProducts}
        checked={file.reviewsProducts}
        onChange={event => {
          const reviews = event.target.checked;
          void action.run(async () =>
            onChange(await api(setProductReview, { merchantId: file.id, reviews })),
          );
        }}
      />
    </div>
  );
}
