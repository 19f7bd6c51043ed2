import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { savePage, showWrittenPage, type WrittenPage } from '#modules/settings/contract/pages.ts';
import { Answered } from '../../account/profile/answered.tsx';
import { useAction } from '../../account/use-action.ts';
import { useCall } from '../../account/use-call.ts';
import { api } from '../../api.ts';
import { TextPage } from '../../storefront/pages/text-page.tsx';
import { PageVersions } from './page-versions.tsx';
import { SaveBar } from './save-bar.tsx';
import styles from './settings.module.css';
import { settingsText, tabNames, writtenFormText } from './text.ts';

type Name = 'terms' | 'about';
/** Paragraphs as they are typed: an empty line between two. */
interface Typed {
  key: number;
  heading: string;
  text: string;
}

export function WrittenPageForm({ name }: { name: Name }) {
  const answer = useCall(showWrittenPage, { name });
  return (
    <Answered answer={answer} heading="h2">
      {page => <Known key={page.number} name={name} first={page} onStale={answer.reload} />}
    </Answered>
  );
}

const typedOf = (page: WrittenPage): Typed[] =>
  page.sections.map(({ heading, paragraphs }, key) => ({ key, heading, text: paragraphs.join('\n\n') }));

const sectionsOf = (typed: readonly Typed[]) =>
  typed.map(({ heading, text }) => ({ heading, paragraphs: text.split(/\n\s*\n/).filter(Boolean) }));

interface KnownProps {
  name: Name;
  first: WrittenPage;
  onStale: () => Promise<void>;
}

function Known({ name, first, onStale }: KnownProps) {
  const [typed, setTyped] = useState(typedOf(first));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  const [previews, setPreviews] = useState(false);
  const { busy, message, run } = useAction();
  const isDirty = JSON.stringify(sectionsOf(typed)) !== JSON.stringify(first.sections);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await run(async () => {
      await api(savePage, { name, number: first.number, sections: sectionsOf(typed) });
      showToast(settingsText.done);
      await onStale();
    });
    flushSync(() => {
      setErrors(refusal?.details.fields ?? {});
      setStale(refusal?.code === 'changed_meanwhile');
    });
    if (refusal) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <p className={styles.quiet}>{writtenFormText.intro}</p>
      <Sections typed={typed} onChange={setTyped} errors={errors} />
      <div className={styles.buttons}>
        <Button
          variant="outline"
          icon="plus"
          onClick={() =>
            setTyped([
              ...typed,
              { key: Math.max(-1, ...typed.map(each => each.key)) + 1, heading: '', text: '' },
            ])
          }
        >
          {writtenFormText.add}
        </Button>
        <Button variant="outline" icon="eye" onClick={() => setPreviews(true)}>
          {writtenFormText.preview}
        </Button>
      </div>
      <PageVersions name={name} versions={first.versions} />
      <Drawer open={previews} onClose={() => setPreviews(false)} title={writtenFormText.preview}>
        <TextPage title={tabNames[name]} page={{ version: '', sections: sectionsOf(typed) }} />
      </Drawer>
      <SaveBar
        isDirty={isDirty}
        busy={busy}
        message={message}
        isStale={isStale}
        onStale={onStale}
        discard={() => setTyped(typedOf(first))}
      />
    </form>
  );
}

interface SectionsProps {
  typed: readonly Typed[];
  onChange: (typed: Typed[]) => void;
  errors: Readonly<Record<string, string>>;
}

function Sections({ typed, onChange, errors }: SectionsProps) {
  const change = (key: number, part: Partial<Typed>) =>
    onChange(typed.map(each => (each.key === key ? { ...each, ...part } : each)));
  return typed.map(({ key, heading, text }, at) => (
    <fieldset key={key} className={styles.card}>
      <legend className={styles.unseen}>{writtenFormText.section(at + 1)}</legend>
      <Field
        name={`sections.${at}.heading`}
        label={`${writtenFormText.heading} ${writtenFormText.section(at + 1)}`}
        value={heading}
        error={errors[`sections.${at}.heading`]}
        onChange={event => change(key, { heading: event.target.value })}
      />
      <TextAreaField
        name={`sections.${at}.paragraphs`}
        label={writtenFormText.paragraphs}
        hint={writtenFormText.paragraphsHint}
        rows={5}
        value={text}
        error={Object.entries(errors).find(([name]) => name.startsWith(`sections.${at}.paragraphs`))?.[1]}
        onChange={event => change(key, { text: event.target.value })}
      />
      <div>
        <Button
          variant="text"
          size="small"
          icon="trash"
          onClick={() => onChange(typed.filter(each => each.key !== key))}
        >
          {writtenFormText.remove(at + 1)}
        </Button>
      </div>
    </fieldset>
  ));
}
