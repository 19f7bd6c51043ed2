import type { Runner } from '#platform/server/database.ts';
import { CODE_OF_ID } from '../../back-office/product-code.ts';
import type { ImportedProduct } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import { type StoredProduct, selectAllStored } from '../back-office/queries.ts';
import { findTargets, type Targets } from './check-rows.sql.ts';

export interface FoundProducts {
  targets: Targets;
  stored: Map<number, StoredProduct>;
}

/** All of a merchant's products that these could refer to, in two queries. */
export async function findProducts(
  run: Runner,
  merchantId: number,
  wanted: readonly ImportedProduct[],
): Promise<FoundProducts> {
  const codes = wanted.map(({ code }) => code).filter(code => code !== '');
  const ids = codes.flatMap(code => CODE_OF_ID.exec(code)?.[1] ?? []).map(Number);
  const skus = wanted.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? []));
  const targets = await findTargets(run, merchantId, { codes, ids, skus });
  const productIds = [...Object.values(targets.codes), ...targets.ids, ...Object.values(targets.skus)];
  const found = await selectAllStored(run, { productIds: [...new Set(productIds)], merchantId });
  return { targets, stored: new Map(found.map(product => [product.id, product])) };
}

/** The product that is meant, null for a new one, or why that is unclear. */
export function targetOf(
  { code, variants }: ImportedProduct,
  { codes, ids, skus }: Targets,
): { productId: number | null } | { reason: string } {
  const owners = variants.map(({ sku }) => (sku === undefined ? undefined : skus[sku]));
  const byId = CODE_OF_ID.exec(code)?.[1];
  if (byId !== undefined && !ids.includes(Number(byId))) return { reason: reasonText.noSuchProduct };
  const named = byId === undefined ? codes[code] : Number(byId);
  const productId = named ?? (code === '' ? owners[0] : undefined) ?? null;
  const isStrange = owners.some(owner => owner !== undefined && owner !== productId);
  return isStrange ? { reason: reasonText.skuOfAnother } : { productId };
}
