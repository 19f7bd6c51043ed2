import { listManagedCategories } from '#modules/catalog/categories.calls.ts';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { useCall } from '../../data/use-call.ts';

type ById = ReadonlyMap<number, string>;

/** Subjects that are recorded by number and read by name. */
export interface Names {
  categories: ById;
  merchants: ById;
  governorates: ById;
}

const NONE: ById = new Map();
export const NO_NAMES: Names = { categories: NONE, merchants: NONE, governorates: NONE };

const byId = (things: readonly { id: number; nameAr: string }[]): ById =>
  new Map(things.map(({ id, nameAr }) => [id, nameAr]));

/** The names known so far; deleted subjects have none. */
export function useNames(): Names {
  const categories = useCall(listManagedCategories, {});
  const merchants = useCall(listActiveMerchants, {});
  const governorates = useCall(listGovernorates, {});
  return {
    categories: categories.state === 'ready' ? byId(categories.body.categories) : NONE,
    merchants: merchants.state === 'ready' ? byId(merchants.body.merchants) : NONE,
    governorates: governorates.state === 'ready' ? byId(governorates.body.governorates) : NONE,
  };
}
