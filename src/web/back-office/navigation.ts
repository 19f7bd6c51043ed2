import type { IconName } from '#kit/icon.tsx';
import type { RoleData } from '../data/session.ts';
import type { BackOfficePage } from './page.ts';
import { PAGES } from './pages.ts';
import { pageTitles } from './text.ts';

/** Home for all staff. It shares its address with the shop's, so the router finds it another way (in-place.tsx). */
const HOME = { path: '', title: pageTitles.home, icon: 'layout-dashboard' } as const;

export interface NavigationEntry {
  path: string;
  title: string;
  icon: IconName;
}

export function mayOpen({ permissions }: RoleData, { permission }: BackOfficePage): boolean {
  return permissions.includes(permission);
}

/** The bar's entries and those under "more", for one account [NAV-9]. */
export function navigationOf(account: RoleData): { bar: NavigationEntry[]; more: NavigationEntry[] } {
  const entries = PAGES.flatMap(page =>
    page.icon && mayOpen(account, page) ? [{ ...page, icon: page.icon }] : [],
  );
  const isInBar = ({ inBarOf }: BackOfficePage) => inBarOf?.includes(account.role) ?? false;
  return {
    bar: [HOME, ...entries.filter(isInBar)],
    more: entries.filter(entry => !isInBar(entry)),
  };
}
