import { sql } from 'kysely';
import { openSubject, type Subject } from '../../bench/support/in-turn.ts';
import type { ShopSize } from '../../bench/support/lists/asked.ts';
import { addYears } from '../../bench/support/years/add-years.ts';
import { countUp } from '../../bench/support/years/shop-of-years.ts';
import { addBrand, addCategory, addMerchant } from './catalog.ts';
import { addPerson } from './people.ts';
import type { TestShop } from './shop.ts';

const MERCHANTS = 12;

/** A shop with two years of orders behind it, as `bench:lists` makes a large one, ready to be asked for its lists. */
export async function openYears(shop: TestShop, size: ShopSize): Promise<Subject> {
  await addPerson(shop, { role: 'super_admin' });
  const merchantId = await addMerchant(shop);
  await addPerson(shop, { role: 'merchant', merchantId });
  for (let more = 1; more < MERCHANTS; more += 1) await addMerchant(shop, `متجر ${more}`);
  const categories = [
    await addCategory(shop),
    await addCategory(shop, 'أزياء'),
    await addCategory(shop, 'منزل'),
  ];
  const brandId = await addBrand(shop, 'Nile');
  // One in ten has the word that is looked for, one in four hardly any units, one in twenty none.
  await shop.rows(sql`
    with made as (
      insert into products (merchant_id, category_id, brand_id, title, price, number_of_requests, search_words, status)
      select ${merchantId} + n % ${MERCHANTS}, ${categories[0]} + n % 3, case when n % 5 = 0 then ${brandId}::bigint end, 'سماعة ' || n,
             1000 + n * 37 % 9000, n * 7 % 1000, (case when n % 10 = 0 then '@سماعه #سماعه @بلوتوث @ايربودز ' else '@كوبايه #كوبايه ' end || '~' || n)::tsvector,
             case when n % 50 = 0 then 'draft' else 'published' end
        from generate_series(1, ${size.products}::int) n returning id
    )
    insert into variants (product_id, sku, price, on_hand)
    select id, 'WK-EL-' || id, 1000, case when id % 20 = 0 then 0 when id % 4 = 0 then 2 else 50 end from made`);
  await addYears({ url: shop.url, orders: size.orders, merchants: MERCHANTS });
  await countUp(shop.url);
  return openSubject(shop.url, size);
}
