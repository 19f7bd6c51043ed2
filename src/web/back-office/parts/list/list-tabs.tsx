import { Tabs } from '#kit/navigation/tabs.tsx';
import { listKitText } from './text.ts';

interface ListTabsProps<Name extends string> {
  label: string;
  /** In their order. */
  labels: Readonly<Partial<Record<Name, string>>>;
  shown: Name;
  hrefOf: (name: Name) => string;
  /** Undefined while they are unknown. */
  counts: Readonly<Partial<Record<Name, number>>> | undefined;
  /** Counts end there. */
  mostCounted?: number;
}

/** One list in parts, each with its count. */
export function ListTabs<Name extends string>(props: ListTabsProps<Name>) {
  const { label, labels, shown, hrefOf, counts, mostCounted = Number.POSITIVE_INFINITY } = props;
  const tabs = (Object.keys(labels) as Name[]).map(name => ({
    label: labels[name] ?? name,
    to: hrefOf(name),
    current: name === shown,
    count: counts && listKitText.count(counts[name] ?? 0, mostCounted),
  }));
  return <Tabs label={label} tabs={tabs} />;
}
