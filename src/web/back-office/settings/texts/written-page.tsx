import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import type { PageName } from '#modules/settings/calls.ts';
import { showWrittenPage, type WrittenPage } from '#modules/settings/pages.calls.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { TextPage } from '../../../parts/text-page.tsx';
import { SavedForm } from '../saved-form.tsx';
import styles from '../settings.module.css';
import { tabNames } from '../tab.text.ts';
import { writtenFormText } from '../text.ts';
import { LongText } from './long-text.tsx';
import { PageVersions } from './page-versions.tsx';
import { Sections } from './sections.tsx';
import { sectionsOf, withNewSection } from './typed-section.ts';
import { useWrittenPage } from './use-written-page.ts';

export function WrittenPageForm({ name }: { name: PageName }) {
  const answer = useCall(showWrittenPage, { name });
  return (
    <Answered answer={answer} heading="h2">
      {page => <Known name={name} first={page} />}
    </Answered>
  );
}

function Known({ name, first }: { name: PageName; first: WrittenPage }) {
  const { stored, typed, setTyped, errors, save, bar } = useWrittenPage(name, first);
  const [previews, setPreviews] = useState(false);
  const add = () => {
    flushSync(() => setTyped(withNewSection(typed)));
    document.querySelector<HTMLElement>(`[name="sections.${typed.length}.heading"]`)?.focus();
  };
  return (
    <SavedForm save={save} bar={bar}>
      <p className={styles.quiet}>{writtenFormText.intro}</p>
      <Sections typed={typed} onChange={setTyped} errors={errors} />
      <div className={styles.buttons}>
        <Button variant="outline" icon="plus" onClick={add}>
          {writtenFormText.add}
        </Button>
        <Button variant="outline" icon="eye" onClick={() => setPreviews(true)}>
          {writtenFormText.preview}
        </Button>
      </div>
      <PageVersions name={name} versions={stored.versions} />
      <Drawer open={previews} onClose={() => setPreviews(false)} title={writtenFormText.preview}>
        <LongText label={tabNames[name]}>
          <TextPage title={tabNames[name]} page={{ version: '', sections: sectionsOf(typed) }} />
        </LongText>
      </Drawer>
    </SavedForm>
  );
}
