import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { IconName } from '#kit/icon.tsx';
import { TabbedPage } from '#kit/navigation/tabbed-page.tsx';
import type { RoleData } from '#modules/accounts/account.ts';
import { noticeText } from '#modules/notifications/text.ts';
import type { Permission } from '#platform/permission.ts';
import { profileText } from '../../account/text.ts';
import { useSession } from '../../data/session.ts';
import { Details } from '../../parts/details.tsx';
import { Notices } from '../../parts/notices.tsx';
import { Devices } from '../../parts/security/devices.tsx';
import { Password } from '../../parts/security/password.tsx';
import { Security } from '../../parts/security/security.tsx';
import { words } from '../parts/list/address.ts';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { backOfficeText, pageTitles } from '../text.ts';
import { Channels } from './channels.tsx';
import { Holiday } from './holiday.tsx';
import { identityText } from './identity.text.ts';
import { Identity } from './identity.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { sendingText } from './sending.text.ts';
import { Sending } from './sending.tsx';
import { Shop } from './shop.tsx';
import { Team } from './team.tsx';
import { accountText } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.account), noindex: true });

interface Section {
  name: string;
  icon: IconName;
  label: string;
  /** Which of a merchant's members see it; without it, everybody. */
  permission?: Permission;
  draw: (account: RoleData) => ReactNode;
}

/** A merchant's members manage their shop here, and everybody their own account [NAV-7]. */
const SECTIONS: readonly Section[] = [
  { name: 'shop', icon: 'store', label: accountText.shop, permission: 'own_account', draw: () => <Shop /> },
  {
    name: 'identity',
    icon: 'file-text',
    label: identityText.title,
    permission: 'own_account',
    draw: () => <Identity />,
  },
  {
    name: 'sending',
    icon: 'truck',
    label: sendingText.title,
    permission: 'own_account',
    draw: () => <Sending />,
  },
  {
    name: 'holiday',
    icon: 'calendar',
    label: accountText.holiday,
    permission: 'own_account',
    draw: () => <Holiday />,
  },
  {
    name: 'team',
    icon: 'users',
    label: accountText.team,
    permission: 'merchant_members',
    draw: () => <Team />,
  },
  {
    name: 'payouts',
    icon: 'wallet',
    label: accountText.payouts,
    permission: 'own_money',
    draw: () => <PayoutAccount />,
  },
  {
    name: 'details',
    icon: 'user',
    label: profileText.details,
    draw: account => <Details account={account} />,
  },
  {
    name: 'notices',
    icon: 'bell',
    label: noticeText.title,
    draw: () => <Notices choices="channels" />,
  },
  { name: 'channels', icon: 'options', label: accountText.channels, draw: () => <Channels /> },
  { name: 'password', icon: 'key', label: profileText.changePassword, draw: () => <Password /> },
  { name: 'devices', icon: 'smartphone', label: profileText.devices, draw: () => <Devices /> },
  { name: 'security', icon: 'shield-check', label: profileText.security, draw: () => <Security /> },
];

const FILTERS = { tab: words } as const;

export default function Account() {
  const { account } = useSession();
  const { filter } = useListQuery(FILTERS);
  const navigate = useNavigate();
  if (!account) return null;
  const sections = SECTIONS.filter(section => maySee(account, section));
  const shown = sections.find(({ name }) => name === filter.tab) ?? sections[0];
  return (
    <TabbedPage
      title={pageTitles.account}
      label={accountText.sections}
      tabs={sections.map(section => ({ ...section, to: `?tab=${section.name}` }))}
      current={shown?.name}
      onChoose={to => void navigate(to)}
    >
      {shown?.draw(account)}
    </TabbedPage>
  );
}

/** The parts about a shop are only for people who work for one. */
function maySee({ permissions, merchantId }: RoleData, { permission }: Section): boolean {
  return !permission || (merchantId !== null && permissions.includes(permission));
}
