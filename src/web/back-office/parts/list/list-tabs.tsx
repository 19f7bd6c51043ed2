import { Tabs } from '#kit/navigation/tabs.tsx';
import { MOST_COUNTED } from '#platform/page.ts';
import { listKitText } from './text.ts';

interface ListTabsProps<Name extends string> {
  label: string;
  /** In their order. */
  labels: Readonly<Partial<Record<Name, string>>>;
  shown: Name;
  hrefOf: (name: Name) => string;
  /** Undefined while they are unknown. */
  counts: Readonly<Partial<Record<Name, number>>> | undefined;
  /** Counts end there: `MOST_COUNTED` if nothing is said. */
  mostCounted?: number;
}

/** One list in parts, each with its count. */
export function ListTabs<Name extends string>(props: ListTabsProps<Name>) {
  const { label, labels, shown, hrefOf, counts, mostCounted = MOST_COUNTED } = props;
  const tabs = (Object.keys(labels) as Name[]).map(name => ({
    label: labels[name] ?? name,
    to: hrefOf(name),
    current: name === shown,
    count: counts && listKitText.count(counts[name] ?? 0, mostCounted),
  }));
  return <Tabs label={label} tabs={tabs} />;
}
