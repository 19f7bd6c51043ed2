import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon, type IconName } from '#kit/icon.tsx';
import { type PageTab, TabbedPage } from '#kit/navigation/tabbed-page.tsx';
import { useNarrow } from '#kit/use-narrow.ts';
import type { RoleData } from '#modules/accounts/account.ts';
import { conversationText } from '#modules/conversations/text.ts';
import { choiceText, noticeText } from '#modules/notifications/text.ts';
import { UnreadBadge } from '#modules/notifications/ui/unread-badge.tsx';
import { creditText } from '#modules/returns/credit.text.ts';
import { returnText } from '#modules/returns/text.ts';
import { writingText } from '#modules/reviews/text.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { useSession } from '../data/session.ts';
import { useUnread } from '../data/unread.ts';
import { Details } from '../parts/details.tsx';
import { Notices } from '../parts/notices.tsx';
import styles from '../parts/profile.module.css';
import { Devices } from '../parts/security/devices.tsx';
import { Password } from '../parts/security/password.tsx';
import { Security } from '../parts/security/security.tsx';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import { Addresses } from './profile/addresses.tsx';
import { Choices } from './profile/choices.tsx';
import { Credit } from './profile/credit.tsx';
import { DeleteAccount } from './profile/delete-account.tsx';
import { Favourites } from './profile/favourites.tsx';
import { Orders } from './profile/orders.tsx';
import overview from './profile/overview.module.css';
import { Overview } from './profile/overview.tsx';
import { Privacy } from './profile/privacy.tsx';
import { Receipts } from './profile/receipts.tsx';
import { Returns } from './profile/returns.tsx';
import { Reviews } from './profile/reviews.tsx';
import { profileText } from './text.ts';

export const meta = () => ({ title: siteText.titled(profileText.title), noindex: true });

/** In the order in which people come for them. */
const SECTIONS = [
  'orders',
  'credit',
  'returns',
  'reviews',
  'favourites',
  'addresses',
  'receipts',
  'details',
  'notices',
  'choices',
  'password',
  'devices',
  'security',
  'privacy',
  'delete',
] as const;
type SectionName = (typeof SECTIONS)[number];

const LABELS: Readonly<Record<SectionName, readonly [icon: IconName, label: string]>> = {
  details: ['user', profileText.details],
  addresses: ['map-pin', profileText.addresses],
  orders: ['package', profileText.orders],
  receipts: ['receipt-text', profileText.receipts],
  returns: ['return', returnText.cases],
  reviews: ['star', writingText.tab],
  credit: ['wallet', creditText.title],
  notices: ['bell', noticeText.title],
  choices: ['options', choiceText.title],
  favourites: ['heart', profileText.favourites],
  password: ['key', profileText.changePassword],
  devices: ['smartphone', profileText.devices],
  security: ['shield-check', profileText.security],
  privacy: ['lock', profileText.privacy],
  delete: ['trash', profileText.deleteAccount],
};

/** On a phone, after orders and credit: each group is a card. */
const GROUPS: readonly (readonly SectionName[])[] = [
  ['returns', 'reviews', 'favourites', 'addresses', 'receipts'],
  ['details', 'notices', 'choices', 'password', 'devices', 'security', 'privacy', 'delete'],
];

/** A page of its own. */
const MESSAGES: PageTab = {
  name: 'messages',
  to: '/messages',
  icon: 'message-circle',
  label: conversationText.title,
};

/** Only buyers have returns, reviews, account credit and receipts; staff choose channels in the back-office. */
const BUYERS_ONLY: ReadonlySet<SectionName> = new Set([
  'returns',
  'reviews',
  'credit',
  'receipts',
  'choices',
]);

function sectionsOf({ role }: RoleData): readonly SectionName[] {
  return SECTIONS.filter(section => role === 'user' || !BUYERS_ONLY.has(section));
}

/** Everything that an account's owner can see and change; each section has its own address. */
export default function Profile() {
  useEffect(keepFocus, []);
  return (
    <RequireRole>
      <KnownProfile />
    </RequireRole>
  );
}

function KnownProfile() {
  const { account } = useSession();
  const [query] = useSearchParams();
  const unread = useUnread();
  const isNarrow = useNarrow();
  useStaffElsewhere(account);
  if (!account) return null;
  const isBuyer = account.role === 'user';
  const sections = sectionsOf(account);
  const asked = sections.find(section => section === query.get('tab'));
  const groups = GROUPS.map(group =>
    group.filter(section => sections.includes(section)).map(section => tabOf(section, unread)),
  );
  if (isNarrow && !asked)
    return <Overview account={account} groups={isBuyer ? [[MESSAGES], ...groups] : groups} />;
  const shown = asked ?? (isBuyer ? 'orders' : 'details');
  if (isNarrow)
    return (
      <Part>
        <Shown section={shown} account={account} />
      </Part>
    );
  return (
    <TabbedPage
      className={classNames('page-width', styles.page)}
      title={profileText.title}
      label={profileText.sections}
      tabs={[...sections.map(section => tabOf(section, unread)), ...(isBuyer ? [MESSAGES] : [])]}
      current={shown}
    >
      <Shown section={shown} account={account} />
    </TabbedPage>
  );
}

/** Every mail has the address of a buyer's choices, whoever reads it. */
function useStaffElsewhere(account: RoleData | null): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isElsewhere = account !== null && account.role !== 'user' && query.get('tab') === 'choices';
  useEffect(() => {
    if (isElsewhere) navigate('/account?tab=channels', { replace: true });
  }, [isElsewhere, navigate]);
}

/** On a phone one part fills the page, with the way back to the list of all. */
function Part({ children }: { children: ReactNode }) {
  return (
    <div className={classNames('page-width', overview.part)}>
      <h1 className={overview.back}>
        <Link to="/profile">
          <Icon name="chevron-start" />
          {profileText.title}
        </Link>
      </h1>
      {children}
    </div>
  );
}

function tabOf(section: SectionName, unread: number): PageTab {
  const [icon, label] = LABELS[section];
  const mark = section === 'notices' ? <UnreadBadge count={unread} /> : null;
  return { name: section, to: `?tab=${section}`, icon, label, mark };
}

interface ShownProps {
  section: SectionName;
  account: RoleData;
}

function Shown({ section, account }: ShownProps) {
  switch (section) {
    case 'details':
      return <Details account={account} />;
    case 'addresses':
      return <Addresses account={account} />;
    case 'receipts':
      return <Receipts />;
    case 'orders':
      return <Orders />;
    case 'returns':
      return <Returns />;
    case 'reviews':
      return <Reviews />;
    case 'credit':
      return <Credit />;
    case 'notices':
      return <Notices choices="choices" />;
    case 'choices':
      return <Choices />;
    case 'favourites':
      return <Favourites />;
    case 'password':
      return <Password />;
    case 'devices':
      return <Devices />;
    case 'security':
      return <Security />;
    case 'privacy':
      return <Privacy />;
    case 'delete':
      return <DeleteAccount account={account} />;
  }
}
