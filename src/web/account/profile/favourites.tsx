import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listLikes } from '#modules/catalog/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from '../../parts/profile.module.css';
import { Section } from '../../parts/section.tsx';
import { ShopCard } from '../../parts/shop-card.tsx';
import { favouritesText, profileText } from '../text.ts';

/** The account's likes; the card of a removed like stays until the next visit. */
export function Favourites() {
  const likes = useCall(listLikes, {});
  return (
    <Section title={profileText.favourites}>
      <Answered answer={likes}>
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState
              heading="h3"
              title={favouritesText.empty}
              text={favouritesText.emptyText}
              action={<ButtonLink to="/categories">{favouritesText.browse}</ButtonLink>}
            />
          ) : (
            <div className={styles.cards}>
              {products.map(product => (
                <ShopCard key={product.id} product={product} />
              ))}
            </div>
          )
        }
      </Answered>
    </Section>
  );
}
