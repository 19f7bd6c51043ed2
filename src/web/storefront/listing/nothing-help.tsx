import { useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ChipLink } from '#kit/display/chip.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { type helpNothingFound, wishForGoods } from '#modules/search/nothing.calls.ts';
import { searchText } from '#modules/search/text.ts';
import type { CallBody } from '#platform/call.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { ViewedRow } from '../../parts/discovery/viewed-row.tsx';
import { ShopCard } from '../../parts/shop-card.tsx';
import { useShopFrame } from '../../root.tsx';
import styles from './nothing-help.module.css';

interface NothingHelpProps {
  words: string;
  help: CallBody<typeof helpNothingFound>;
}

/** Ways on from a search that found nothing: near categories, what others search for and buy, a word to staff, and support. */
export function NothingHelp({ words, help: { categories, words: searches, products } }: NothingHelpProps) {
  return (
    <div className={styles.help}>
      <Wish key={words} words={words} />
      <Ways
        title={searchText.nearCategories}
        ways={categories.map(({ id, name }) => ({ name, to: `/outlet/${id}` }))}
      />
      <Ways
        title={searchText.popularSearches}
        ways={searches.map(name => ({ name, to: `/search?q=${encodeURIComponent(name)}` }))}
      />
      {products.length > 0 && (
        <section aria-labelledby="popular">
          <SectionTitle id="popular" title={searchText.popularGoods} />
          <ul className={styles.goods}>
            {products.map(product => (
              <li key={product.id}>
                <ShopCard product={product} urgent={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ViewedRow />
      <AskSupport />
    </div>
  );
}

interface WaysProps {
  title: string;
  ways: readonly { name: string; to: string }[];
}

function Ways({ title, ways }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={title}>
      <SectionTitle title={title} />
      <ul className="cluster">
        {ways.map(({ name, to }) => (
          <li key={to}>
            <ChipLink to={to}>
              <bdi>{name}</bdi>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AskSupport() {
  const chat = useShopFrame()?.shop.supportChatUrl;
  if (!chat) return null;
  return (
    <ButtonLink variant="outline" icon="message-circle" to={chat} target="_blank" rel="noopener">
      {searchText.askSupport}
    </ButtonLink>
  );
}

function Wish({ words }: { words: string }) {
  const { busy, message, run } = useAction();
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    run(async () => {
      await api(wishForGoods, { q: words });
      setIsSent(true);
    });
  return (
    <div className={styles.wish}>
      <FormError message={message} />
      <output>{isSent && searchText.wished}</output>
      {!isSent && (
        <>
          <Button variant="outline" icon="bell" busy={busy ? searchText.wishing : undefined} onClick={send}>
            {searchText.wish}
          </Button>
          <p>{searchText.wishHint}</p>
        </>
      )}
    </div>
  );
}
