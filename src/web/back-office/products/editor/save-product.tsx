import { useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ManagedProduct } from '#modules/catalog/back-office/managed-product.ts';
import type { Visibility } from '#modules/catalog/back-office/product-draft.ts';
import { Discard } from '../../parts/editor/discard.tsx';
import { SaveBar } from '../../parts/editor/save-bar.tsx';
import { useFocusOnRefusal } from '../../parts/editor/use-focus-on-refusal.ts';
import { SAVE_KEYS, useSaveKey } from '../../parts/save-key.ts';
import { editorText } from '../editor.text.ts';
import type { Editor } from './use-editor.ts';

interface SaveProductProps {
  editor: Editor;
  /** What a save must wait for, because it would come without it. */
  waiting?: string;
}

/** Two ways to save unsaved changes. */
export function SaveProduct({ editor, waiting }: SaveProductProps) {
  const { form, isDirty, isSaving, product, failure } = editor;
  useFocusOnRefusal(failure);
  const save = useSave(editor);
  const isPublished = product !== null && product.status !== 'draft';
  const working = isSaving ? editorText.saving : waiting;
  useSaveKey(() => {
    if (!working) void save(isPublished ? form.status : 'draft');
  });
  return (
    <SaveBar editor={editor} {...(!product && { clean: editorText.newTitle })}>
      {isDirty && <Discard onDiscard={editor.discard} />}
      {isPublished ? (
        <Button {...SAVE_KEYS} busy={working} onClick={() => save(form.status)}>
          {editorText.save}
        </Button>
      ) : (
        <>
          <Button
            {...SAVE_KEYS}
            variant="outline"
            disabled={working !== undefined}
            onClick={() => save('draft')}
          >
            {editorText.saveDraft}
          </Button>
          <Button busy={working} onClick={() => save('published')}>
            {editorText.publish}
          </Button>
        </>
      )}
    </SaveBar>
  );
}

function useSave({ save, product }: Editor) {
  const navigate = useNavigate();
  return async (status: Visibility) => {
    const saved = await save(status);
    if (!saved) return;
    showToast(saidOf(saved, product));
    if (!product) navigate(`/product-details/${saved.id}`, { replace: true });
  };
}

function saidOf(saved: ManagedProduct, before: ManagedProduct | null): string {
  if (saved.status === before?.status) return editorText.saved;
  if (saved.status === 'in_review') return editorText.inReview;
  if (saved.status !== 'published') return editorText.saved;
  const isEmpty = saved.variants.every(({ stock }) => stock === 0);
  return isEmpty ? editorText.publishedEmpty : editorText.published;
}
