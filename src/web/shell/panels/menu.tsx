import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#kit/icon.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { CategoryEmblem } from '#modules/catalog/ui/category-list.tsx';
import { isSignedIn, signOut } from '../../data/session.ts';
import { useShopFrame } from '../../root.tsx';
import { headerText, loginText } from '../../text.ts';
import { openLoginModal } from '../login-modal.tsx';
import { useTokenStored } from '../session-button.tsx';
import styles from './menu.module.css';

/** The number of categories in the menu [HDR-3]. */
const CATEGORIES = 5;

/** Login or logout, cart, my account, the first categories, and a link to all of them [HDR-3]. */
export function Menu({ onClose }: { onClose: () => void }) {
  const categories = useShopFrame()?.categories ?? [];
  return (
    <Drawer open onClose={onClose} side="start" title={headerText.menu}>
      {/* Whatever is chosen, the menu has done its work. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={onClose}>
        <ul className={styles.list}>
          <li>
            <SessionEntry />
          </li>
          <Entry to="/cart" icon="shopping-cart" label={headerText.cart} onClick={askToLogIn} />
          <Entry to="/profile" icon="account" label={headerText.account} />
        </ul>
        <ul className={styles.list}>
          {categories.slice(0, CATEGORIES).map(category => (
            <Entry
              key={category.id}
              to={`/outlet/${category.id}`}
              icon={<CategoryEmblem category={category} />}
              label={category.nameAr}
            />
          ))}
          <Entry to="/categories" icon="layout-grid" label={headerText.categories} />
        </ul>
      </div>
    </Drawer>
  );
}

/** A guest has no cart [HDR-5]. */
function askToLogIn(event: MouseEvent) {
  if (isSignedIn()) return;
  event.preventDefault();
  openLoginModal();
}

function SessionEntry() {
  if (!useTokenStored()) {
    return (
      <Link to="/login">
        <Icon name="log-in" />
        {loginText.login}
      </Link>
    );
  }
  return (
    <button type="button" onClick={signOut}>
      <Icon name="log-out" />
      {loginText.logout}
    </button>
  );
}

interface EntryProps {
  to: string;
  icon: IconName | ReactNode;
  label: string;
  onClick?: (event: MouseEvent) => void;
}

function Entry({ to, icon, label, onClick }: EntryProps) {
  return (
    <li>
      <Link to={to} onClick={onClick}>
        {typeof icon === 'string' ? <Icon name={icon as IconName} /> : icon}
        {label}
      </Link>
    </li>
  );
}
