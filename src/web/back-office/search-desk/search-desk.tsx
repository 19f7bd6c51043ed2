import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { SEARCH_VIEWS } from '#modules/search/desk.calls.ts';
import { oneOf, words } from '../parts/list/address.ts';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import type { Draft } from './draft.ts';
import { Explanation } from './explanation.tsx';
import { RuleForm } from './rule-form.tsx';
import { Rules } from './rules.tsx';
import styles from './search-desk.module.css';
import { Searches } from './searches.tsx';
import { rulesText, searchDeskText, tabNames } from './text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.searchDesk), noindex: true });

const FILTERS = {
  view: oneOf([...SEARCH_VIEWS, 'rules', 'why']),
  q: words,
  days: oneOf(['1', '7', '90']),
} as const;

/** What shoppers search for, and what staff decide about it. */
export default function SearchDesk() {
  const query = useListQuery(FILTERS);
  const { view = 'all' } = query.filter;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [decided, setDecided] = useState(0);
  const done = () => {
    setDraft(null);
    setDecided(decided + 1);
    showToast(rulesText.saved);
  };
  return (
    <>
      <PageHead title={pageTitles.searchDesk} intro={searchDeskText.intro}>
        <Button icon="plus" onClick={() => setDraft({ query: '', means: '' })}>
          {searchDeskText.newRule}
        </Button>
      </PageHead>
      <ListTabs
        label={searchDeskText.views}
        labels={tabNames}
        shown={view}
        hrefOf={name => query.hrefOf({ view: name === 'all' ? null : name, q: null })}
        counts={undefined}
      />
      <div className={styles.part}>
        {view === 'why' ? (
          <Explanation query={query} />
        ) : view === 'rules' ? (
          <Rules key={decided} query={query} />
        ) : (
          <Searches query={query} view={view} onDecide={setDraft} />
        )}
      </div>
      <Drawer
        open={draft !== null}
        onClose={() => setDraft(null)}
        title={draft?.query ? searchDeskText.decideOn(draft.query) : searchDeskText.newRule}
      >
        {draft && <RuleForm draft={draft} onDone={done} />}
      </Drawer>
    </>
  );
}
