import type { ReactNode } from 'react';
import type { showPage } from '#modules/settings/calls.ts';
import type { CallBody } from '#platform/call.ts';
import styles from './text-page.module.css';
import { pagesText } from './text-page.text.ts';

interface TextPageProps {
  title: string;
  page: CallBody<typeof showPage>;
  /** Below the text, in its column. */
  children?: ReactNode;
}

/** A text in sections, with its table of contents at the side on wide screens. */
export function TextPage({ title, page, children }: TextPageProps) {
  return (
    <article className={`page-width ${styles.page}`}>
      <h1>{title}</h1>
      <div className={styles.columns}>
        <nav aria-label={pagesText.contents} className={styles.contents}>
          <h2>{pagesText.contents}</h2>
          <ol>
            {page.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#section-${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {page.sections.map(({ heading, paragraphs }, index) => (
            <section key={heading} id={`section-${index + 1}`} aria-labelledby={`heading-${index + 1}`}>
              <h2 id={`heading-${index + 1}`}>{heading}</h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          {children}
          {page.version && <p className={styles.version}>{pagesText.version(page.version)}</p>}
        </div>
      </div>
    </article>
  );
}
