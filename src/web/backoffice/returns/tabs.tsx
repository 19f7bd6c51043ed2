import { Link } from 'react-router';
import { formatCount } from '#platform/digits.ts';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  label: string;
  labels: Readonly<Record<Name, string>>;
  counts: Readonly<Record<Name, number>> | undefined;
  shown: Name;
}

/** One list in parts, each with how much is in it. */
export function Tabs<Name extends string>({ label, labels, counts, shown }: TabsProps<Name>) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {(Object.keys(labels) as Name[]).map(name => (
        <Link
          key={name}
          to={`?tab=${name}`}
          aria-current={name === shown ? 'page' : undefined}
          className={styles.tab}
        >
          {labels[name]}
          {counts && <span className={styles.count}>{formatCount(counts[name])}</span>}
        </Link>
      ))}
    </nav>
  );
}
