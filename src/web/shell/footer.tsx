import { Link } from 'react-router';
import { Icon, type IconName } from '#kit/icon.tsx';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { Crenellation } from '#kit/ornaments/ornaments.tsx';
import type { ShopProfile } from '#modules/settings/calls.ts';
import { footerText } from '../text.ts';
import styles from './footer.module.css';

const YEAR = new Date().getFullYear();

const NETWORK_ICONS = {
  facebook: 'facebook',
  instagram: 'instagram',
  x: 'x-logo',
  youtube: 'youtube',
} as const satisfies Record<ShopProfile['socialLinks'][number]['name'], IconName>;

/**
 * Links to sell with the company, about, terms and returns, support by chat and social media, and the copyright
 * [LND-12].
 */
export function Footer({ shop }: { shop: ShopProfile | undefined }) {
  return (
    <footer className={styles.footer}>
      <Crenellation className={styles.roof} />
      <div className="page-width">
        <div className={styles.columns}>
          <div>
            <Link to="/" className={styles.logo}>
              <NameMark on="brand" />
            </Link>
            <p className={styles.pitch}>{footerText.pitch}</p>
          </div>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company">{footerText.company}</h2>
            {linksTo('deals', 'about', 'marketplace')}
          </nav>
          <nav aria-labelledby="footer-help">
            <h2 id="footer-help">{footerText.help}</h2>
            {shop?.supportChatUrl && (
              <a href={shop.supportChatUrl} target="_blank" rel="noopener">
                {footerText.chat}
              </a>
            )}
            {linksTo('terms', 'privacy', 'complaints', 'credits')}
          </nav>
          {shop && shop.socialLinks.length > 0 && <SocialLinks links={shop.socialLinks} />}
        </div>
        {shop?.company.legalName && <p className={styles.operator}>{footerText.operator(shop.company)}</p>}
        <p className={styles.rights}>{footerText.rights(shop?.companyName || footerText.company, YEAR)}</p>
      </div>
    </footer>
  );
}

type Linked = 'deals' | 'about' | 'marketplace' | 'terms' | 'privacy' | 'complaints' | 'credits';

const linksTo = (...pages: Linked[]) =>
  pages.map(page => (
    <Link key={page} to={`/${page}`}>
      {footerText[page]}
    </Link>
  ));

function SocialLinks({ links }: { links: ShopProfile['socialLinks'] }) {
  return (
    <section aria-labelledby="footer-follow">
      <h2 id="footer-follow">{footerText.follow}</h2>
      <p className={styles.social}>
        {links.map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noopener" aria-label={footerText.networks[name]}>
            <Icon name={NETWORK_ICONS[name]} />
          </a>
        ))}
      </p>
    </section>
  );
}
