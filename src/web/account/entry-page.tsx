import { type ReactNode, useEffect } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { ArchNotch } from '#kit/ornaments/ornaments.tsx';
import { ToastRegion } from '#kit/overlay/toast.tsx';
import type { PageFacts } from '../page-facts.ts';
import { useFocusOnArrival } from '../shell/focus-on-arrival.ts';
import { siteText } from '../text.ts';
import styles from './entry-page.module.css';
import { entryText } from './text.ts';

interface EntryPageProps {
  title: string;
  /** Under the name, in the head. */
  line: string;
  children: ReactNode;
}

/** The frame of login, sign-up and forgot-password (picture 13). */
export function EntryPage({ title, line, children }: EntryPageProps) {
  useFocusOnArrival();
  useFocusOnStep(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.back} aria-label={entryText.back}>
          <Icon name="chevron-start" size={24} />
        </Link>
        <Link to="/" className={styles.name} aria-label={`${siteText.name}، ${siteText.home}`}>
          <NameMark />
        </Link>
        <p className={styles.line}>{line}</p>
        <ArchNotch className={styles.notch} />
      </header>
      <main id="content" className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <ToastRegion />
    </div>
  );
}

/** The title of the step that was shown last. */
let before = '';

/**
 * What had the focus leaves with its step, so the next step's title takes it, unless a field has: screen readers announce
 * where they are, and the keyboard does not start again at the top.
 */
function useFocusOnStep(title: string) {
  useEffect(() => {
    const isFirst = before === '';
    before = title;
    if (isFirst || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [title]);
}

/** The facts of such a page; search engines have no use for it. */
export function entryFacts(title: string): PageFacts {
  return { title: siteText.titled(title), noindex: true };
}

interface BesideProps extends Pick<LinkProps, 'to' | 'state' | 'children'> {
  say?: string;
}

/** A sentence and the link that answers it. */
export function Beside({ say, children, ...link }: BesideProps) {
  return (
    <p className={styles.beside}>
      {say}{' '}
      <Link {...link} className={styles.link}>
        {children}
      </Link>
    </p>
  );
}

/** A quiet line of its own. */
export function Aside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}

/** The purpose of a page, under its title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
