import { useEffect } from 'react';
import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { useSession } from '../../session.ts';
import { navigationOf } from '../pages.ts';
import { backofficeText, pageTitles } from '../text.ts';
import styles from './home.module.css';

/** Where every member of staff begins; from here every page is reached that the role may open. */
export function BackofficeHome() {
  const { account } = useSession();
  useEffect(() => {
    document.title = backofficeText.titled(pageTitles.home);
  }, []);
  if (!account) return null;
  const { bar, more } = navigationOf(account);
  return (
    <>
      <h1>{pageTitles.home}</h1>
      <p className={styles.intro}>{backofficeText.homeIntro}</p>
      <ul className={styles.pages}>
        {[...bar.slice(1), ...more].map(({ path, title, icon }) => (
          <li key={path}>
            <Link to={`/${path}`} className={styles.page}>
              <Icon name={icon} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
