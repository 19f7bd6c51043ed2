import { useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { FormErrors } from '#kit/form/form-errors.ts';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import { Discard } from '../../parts/editor/discard.tsx';
import { EditorNotes } from '../../parts/editor/editor-notes.tsx';
import { LeaveGuard } from '../../parts/editor/leave-guard.tsx';
import { SaveBar } from '../../parts/editor/save-bar.tsx';
import { editingText } from '../../parts/editor/text.ts';
import { useFocusOnRefusal } from '../../parts/editor/use-focus-on-refusal.ts';
import { id, words } from '../../parts/list/address.ts';
import { useListQuery } from '../../parts/list/use-list-query.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { SAVE_KEYS, useSaveKey } from '../../parts/save-key.ts';
import { pageTitles } from '../../text.ts';
import { DeleteAd } from '../delete-ad.tsx';
import { editorText, partText } from '../text.ts';
import { emptyForm } from './ad-form.ts';
import styles from './editor.module.css';
import { Numbers, type NumbersProps } from './numbers.tsx';
import { PeriodCard } from './period-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { Preview } from './preview.tsx';
import { TargetCard, TitleCard } from './target-card.tsx';
import { type AdEditor, useAdEditor } from './use-ad-editor.ts';

interface EditorProps {
  /** Null for a new ad. */
  ad: ManagedAd | null;
  /** What the landing page shows now. */
  shown: readonly ManagedAd[];
  days?: NumbersProps['days'];
}

/** The free place that a new ad is for. */
const PLACE = { type: words, order: id } as const;

/** Everything about one ad on one page, its place first, because the place decides the picture's size. */
export function Editor({ ad, shown, days }: EditorProps) {
  const { filter: place } = useListQuery(PLACE);
  const editor = useAdEditor(ad, emptyForm(place));
  const navigate = useNavigate();
  const save = useSave(editor);
  useFocusOnRefusal(editor.failure);
  useSaveKey(() => void save());
  const title = editor.ad ? editorText.editTitle : editorText.newTitle;
  const leave = () => {
    editor.forget();
    navigate('/ads', { replace: true });
  };
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: pageTitles.ads, to: '/ads' }, { label: title }]} />
      <PageHead title={title}>{editor.ad && <DeleteAd ad={editor.ad} onDeleted={leave} />}</PageHead>
      <EditorNotes editor={editor} changed={editorText.changed} partNames={partText}>
        <Overlaps ad={editor.ad} />
      </EditorNotes>
      <form
        noValidate
        method="post"
        className={styles.columns}
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <FormErrors value={editor.errors}>
          <div className={styles.column}>
            <PlaceCard editor={editor} />
            <PictureCard editor={editor} />
            <TitleCard editor={editor} />
            <TargetCard editor={editor} />
            <PeriodCard editor={editor} />
          </div>
          <div className={styles.column}>
            <Preview editor={editor} shown={shown} />
            {editor.ad && <Numbers ad={editor.ad} days={days ?? []} />}
          </div>
        </FormErrors>
        <SaveAd editor={editor} />
      </form>
      <LeaveGuard
        work={editor.isDirty && !editor.isSaving ? 'unsaved' : 'saved'}
        text={editingText.leaveText}
      />
    </div>
  );
}

function useSave({ ad, save }: AdEditor) {
  const navigate = useNavigate();
  return async () => {
    const saved = await save();
    if (!saved) return;
    showToast(ad ? editorText.saved : editorText.created);
    if (!ad) navigate(`/ads/${saved.id}`, { replace: true });
  };
}

/** Names the other ad in the same place. */
function Overlaps({ ad }: { ad: ManagedAd | null }) {
  const others = ad?.overlaps.map(({ title }) => title) ?? [];
  if (others.length === 0) return null;
  return <Note tone="warn">{editorText.overlaps(others.join(editorText.and))}</Note>;
}

function SaveAd({ editor }: { editor: AdEditor }) {
  const { isDirty, isSaving, ad, discard } = editor;
  return (
    <SaveBar editor={editor} {...(!ad && { clean: editorText.newTitle })}>
      {isDirty && <Discard onDiscard={discard} />}
      <Button type="submit" {...SAVE_KEYS} busy={isSaving ? editorText.saving : undefined}>
        {ad ? editorText.save : editorText.create}
      </Button>
    </SaveBar>
  );
}
