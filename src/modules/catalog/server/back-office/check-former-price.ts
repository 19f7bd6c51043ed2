import { DAY } from '#platform/clock.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner } from '#platform/server/database.ts';
import { generalRefusal } from '#platform/text.ts';
import { problemText } from '../../back-office/text.ts';
import { selectLoggedPrices } from '../price-log.sql.ts';

/** A product that is known for less long than this may have had any price elsewhere. */
const KNOWN_FOR = 30 * DAY;
/** A price from before this is no former price any more. */
const LOOKED_BACK = 180 * DAY;

interface Claim {
  productId: number;
  was: Piastres | null;
  claimed: Piastres | null;
  now: Date;
}

/**
 * Refuses with `invalid_input` a new former price that was never asked for: a claim that the log of prices contradicts
 * (docs/egypt.md, Consumer protection). What was claimed before stays as it is.
 */
export async function checkFormerPrice(run: Runner, { productId, was, claimed, now }: Claim): Promise<void> {
  if (claimed === null || claimed === was) return;
  const { firstSince, highest } = await selectLoggedPrices(
    run,
    productId,
    new Date(now.getTime() - LOOKED_BACK),
  );
  const isKnown = firstSince !== null && now.getTime() - firstSince.getTime() >= KNOWN_FOR;
  if (!isKnown || highest === null || claimed <= highest) return;
  throw generalRefusal('invalid_input', {
    fields: { originalPrice: problemText.original_price_never_asked },
  });
}
