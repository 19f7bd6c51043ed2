import type { Page } from '@playwright/test';
import { call } from '../journeys/buyer.ts';
import { askProducts } from '../journeys/visit.ts';
import { tokenOf } from './staff.ts';

interface Row {
  id: number;
}

let ids: Promise<DemoIds> | undefined;

/** The id of one thing of each kind in the demo, for pages that show one; other journeys make things of their own. */
export function demoIds(page: Page): Promise<DemoIds> {
  ids ??= find(page);
  return ids;
}

async function find(page: Page) {
  const admin = await tokenOf(page, 'super_admin');
  const merchant = await tokenOf(page, 'merchant');
  const get = <B>(path: string, token = admin) => call<B>(page, ['GET', `/api/web/${path}`], { token });
  /** The oldest, because journeys add newer ones. */
  const oldest = (rows: readonly Row[]) => Math.min(...rows.map(({ id }) => id));
  const orderAt = async (tab: string) =>
    oldest((await get<{ orders: Row[] }>(`back-office/order/list?tab=${tab}&sort=oldest`)).orders);
  const caseAt = async (tab: string, state: string) => {
    const { cases } = await get<{ cases: (Row & { state: string })[] }>(`back-office/return/list?tab=${tab}`);
    return oldest(cases.filter(each => each.state === state));
  };
  const [product] = await askProducts(page, { limit: 1, inStock: true, merchantIds: [1] });
  return {
    newOrder: await orderAt('new'),
    preparedOrder: await orderAt('preparing'),
    sentOrder: await orderAt('out'),
    deliveredOrder: await orderAt('delivered'),
    returned: await caseAt('waiting', 'requested'),
    claim: await caseAt('claims', 'answered'),
    statement: oldest((await get<{ statements: Row[] }>('money/statements', merchant)).statements),
    applicant: oldest((await get<{ merchants: Row[] }>('merchant/list?tab=applications')).merchants),
    ad: oldest((await get<{ ads: Row[] }>('back-office/ad/list')).ads),
    user: oldest((await get<{ users: Row[] }>('users?q=buyer1@wekala.example')).users),
    conversation: oldest(
      (await get<{ conversations: Row[] }>('back-office/conversation/list?tab=to_answer', merchant))
        .conversations,
    ),
    product: product?.id ?? 0,
  };
}

export type DemoIds = Awaited<ReturnType<typeof find>>;
