import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { Icon, type IconName } from '#kit/icon.tsx';
import { SETTING_GROUPS } from '#modules/settings/desk/setting-field.ts';
import { backofficeText, pageTitles } from '../text.ts';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { Brands } from './shelf/brands.tsx';
import { Categories } from './shelf/categories.tsx';
import { settingsText, tabNames } from './text.ts';
import { WrittenPageForm } from './written-page.tsx';
import { ZonesForm } from './zones.tsx';

export const meta = () => ({ title: backofficeText.titled(pageTitles.settings), noindex: true });

type Tab = keyof typeof tabNames;

const ICONS: Readonly<Record<Tab, IconName>> = {
  shop: 'store',
  delivery: 'truck',
  zones: 'map-pin',
  payment: 'card',
  commission: 'percent',
  payouts: 'hand-coins',
  timers: 'clock',
  returns: 'return',
  categories: 'layout-grid',
  brands: 'tag',
  terms: 'scroll-text',
  about: 'info',
};
const TABS = Object.keys(ICONS) as Tab[];

/** Everything that super_admin may change of the shop; each group has an address of its own. */
export default function Settings() {
  const { tab: asked } = useParams();
  const shown = TABS.find(tab => tab === asked) ?? 'shop';
  return (
    <div className={styles.layout}>
      <h1>{settingsText.title}</h1>
      <nav aria-label={settingsText.tabs} className={styles.tabs}>
        <ul>
          {TABS.map(tab => (
            <li key={tab}>
              <TabLink tab={tab} current={tab === shown ? 'page' : undefined} />
            </li>
          ))}
        </ul>
      </nav>
      <Shown key={shown} tab={shown} />
    </div>
  );
}

/** On a phone the tabs are a row that goes on outside the screen; the current one is moved into it. */
function TabLink({ tab, current }: { tab: Tab; current: 'page' | undefined }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <Link ref={link} to={`/settings/${tab}`} aria-current={current} className={styles.tab}>
      <Icon name={ICONS[tab]} />
      {tabNames[tab]}
    </Link>
  );
}

function Shown({ tab }: { tab: Tab }) {
  const group = SETTING_GROUPS.find(each => each === tab);
  if (group) return <SettingsForm group={group} />;
  if (tab === 'zones') return <ZonesForm />;
  if (tab === 'categories') return <Categories />;
  if (tab === 'brands') return <Brands />;
  return <WrittenPageForm name={tab === 'terms' ? 'terms' : 'about'} />;
}
