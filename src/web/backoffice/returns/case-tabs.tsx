import { Tabs } from '#kit/navigation/tabs.tsx';
import { formatCount } from '#platform/digits.ts';

interface CaseTabsProps<Name extends string> {
  label: string;
  labels: Readonly<Record<Name, string>>;
  counts: Readonly<Record<Name, number>> | undefined;
  shown: Name;
}

/** Returns or refunds by what they wait for, each with how many there are. */
export function CaseTabs<Name extends string>({ label, labels, counts, shown }: CaseTabsProps<Name>) {
  const tabs = (Object.keys(labels) as Name[]).map(name => ({
    label: labels[name],
    to: `?tab=${name}`,
    current: name === shown,
    count: counts && formatCount(counts[name]),
  }));
  return <Tabs label={label} tabs={tabs} />;
}
