import { ButtonLink } from '#kit/button.tsx';
import { RequireRole } from '../require-role.tsx';
import { useShopFrame } from '../root.tsx';
import styles from './marketplace/marketplace.module.css';
import { marketplaceText } from './marketplace/text.ts';

export const meta = () => ({ title: marketplaceText.pageTitle, description: marketplaceText.lead });

/** What selling here means, for any signed-in account [NAV-6]. */
export default function Marketplace() {
  const shop = useShopFrame()?.shop;
  return (
    <RequireRole>
      <div className={`page-width ${styles.page}`}>
        <h1>{marketplaceText.title}</h1>
        <p className={styles.lead}>{marketplaceText.lead}</p>
        <ol className={styles.steps}>
          {marketplaceText.steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p>{marketplaceText.apply}</p>
        {shop?.supportChatUrl && (
          <ButtonLink to={shop.supportChatUrl} variant="primary">
            {marketplaceText.chat}
          </ButtonLink>
        )}
      </div>
    </RequireRole>
  );
}
