import { Tabs } from '#kit/navigation/tabs.tsx';
import { MOST_CASES_COUNTED } from '#modules/returns/back-office.calls.ts';
import { formatCount } from '#platform/digits.ts';
import { listText } from '../orders/text.ts';

interface CaseTabsProps<Name extends string> {
  label: string;
  labels: Readonly<Record<Name, string>>;
  counts: Readonly<Record<Name, number>> | undefined;
  shown: Name;
}

/** Returns or refunds by what they wait for, each tab with its count. */
export function CaseTabs<Name extends string>({ label, labels, counts, shown }: CaseTabsProps<Name>) {
  const tabs = (Object.keys(labels) as Name[]).map(name => ({
    label: labels[name],
    to: `?tab=${name}`,
    current: name === shown,
    count: counts && countLabel(counts[name]),
  }));
  return <Tabs label={label} tabs={tabs} />;
}

/** Refunds are counted up to the same limit as returns. */
function countLabel(count: number): string {
  return count < MOST_CASES_COUNTED ? formatCount(count) : listText.more(MOST_CASES_COUNTED);
}
