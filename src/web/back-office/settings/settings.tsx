import { useNavigate, useParams } from 'react-router';
import type { IconName } from '#kit/icon.tsx';
import { type PageTab, TabbedPage } from '#kit/navigation/tabbed-page.tsx';
import { PAGE_NAMES } from '#modules/settings/calls.ts';
import { SETTING_GROUPS } from '#modules/settings/setting-field.ts';
import { backOfficeText, pageTitles } from '../text.ts';
import { Brands } from './categories-and-brands/brands.tsx';
import { Categories } from './categories-and-brands/categories.tsx';
import { DeliveryDays } from './delivery-days.tsx';
import { MessageTexts } from './messages/message-texts.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { tabNames } from './tab.text.ts';
import { settingsText } from './text.ts';
import { WrittenPageForm } from './texts/written-page.tsx';
import { ZonesForm } from './zones.tsx';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.settings), noindex: true });

type Tab = keyof typeof tabNames;

const ICONS: Readonly<Record<Tab, IconName>> = {
  shop: 'store',
  delivery: 'truck',
  zones: 'map-pin',
  days: 'calendar',
  payment: 'card',
  commission: 'percent',
  payouts: 'hand-coins',
  control: 'shield-check',
  timers: 'clock',
  returns: 'return',
  categories: 'layout-grid',
  brands: 'tag',
  terms: 'scroll-text',
  about: 'info',
  privacy: 'eye',
  complaints: 'circle-alert',
  credits: 'image',
  messages: 'message-circle',
};
const TABS = Object.keys(ICONS) as Tab[];
const PAGE_TABS: readonly PageTab[] = TABS.map(name => ({
  name,
  to: `/settings/${name}`,
  icon: ICONS[name],
  label: tabNames[name],
}));

/** Everything that a super_admin may change about the shop; each group has its own address. */
export default function Settings() {
  const { tab: asked } = useParams();
  const navigate = useNavigate();
  const shown = TABS.find(tab => tab === asked) ?? 'shop';
  return (
    <TabbedPage
      className={styles.page}
      title={settingsText.title}
      label={settingsText.tabs}
      tabs={PAGE_TABS}
      current={shown}
      onChoose={to => void navigate(to)}
    >
      <Shown key={shown} tab={shown} />
    </TabbedPage>
  );
}

function Shown({ tab }: { tab: Tab }) {
  const group = SETTING_GROUPS.find(each => each === tab);
  if (group) return <SettingsForm group={group} />;
  if (tab === 'zones') return <ZonesForm />;
  if (tab === 'days') return <DeliveryDays />;
  if (tab === 'categories') return <Categories />;
  if (tab === 'brands') return <Brands />;
  if (tab === 'messages') return <MessageTexts />;
  const page = PAGE_NAMES.find(each => each === tab);
  return page ? <WrittenPageForm name={page} /> : null;
}
