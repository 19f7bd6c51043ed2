import { ButtonLink, IconButton } from '#kit/button.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ProductDetails } from '#modules/catalog/product.ts';
import type { WatchKind } from '#modules/catalog/watches.calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { CompareButton } from '../../parts/discovery/compare-button.tsx';
import { discoveryText as text } from '../../parts/discovery/text.ts';
import styles from './product-actions.module.css';
import { WatchButton } from './watch-button.tsx';

export interface ActionsProps {
  product: ProductDetails;
  /** What else can be waited for; null where that stands on the page already. */
  kind: WatchKind | null;
}

/** What a shopper may do with a product besides buying it. */
export function ProductActions({ product, kind }: ActionsProps) {
  return (
    <div className="cluster middle">
      {kind && <WatchButton productId={product.id} kind={kind} />}
      <CompareButton productId={product.id} />
      <Share product={product} />
    </div>
  );
}

/** By WhatsApp, the link alone, or what the telephone itself offers. */
function Share({ product }: { product: ProductDetails }) {
  // Without the title, whose Arabic letters would be a long row of percent signs in a message.
  const url = `${location.origin}/product/${product.id}`;
  const words = text.message(product.productName, formatPrice(fromPounds(product.price)), url);
  return (
    <fieldset className={styles.share}>
      <legend className="visually-hidden">{text.share}</legend>
      <ButtonLink
        variant="outline"
        icon="whatsapp"
        className={styles.whatsApp}
        to={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener"
      >
        {text.whatsApp}
      </ButtonLink>
      <IconButton icon="link" look="outline" label={text.copyLink} onClick={() => copyLink(url)} />
      {'share' in navigator && (
        <IconButton
          icon="share-2"
          look="outline"
          label={text.otherWays}
          onClick={() => shareBySystem(product.productName, url)}
        />
      )}
    </fieldset>
  );
}

function copyLink(url: string): void {
  navigator.clipboard?.writeText(url).then(
    () => showToast(text.linkCopied),
    () => showFailure(text.copyFailed(url)),
  );
}

/** Whoever closes the sheet has not met an error. */
function shareBySystem(title: string, url: string): void {
  navigator.share({ title, url }).catch((error: unknown) => {
    if ((error as DOMException).name !== 'AbortError') showFailure(text.shareFailed);
  });
}
