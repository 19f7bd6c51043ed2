import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { DeskProduct } from '#modules/catalog/desk/desk-product.ts';
import type { Visibility } from '#modules/catalog/desk/product-draft.ts';
import { Discard } from '../../editing/discard.tsx';
import { Unsaved } from '../../editing/unsaved.tsx';
import { SAVE_KEYS, useSaveKey } from '../../save-key.ts';
import { editorText } from '../text.ts';
import styles from './editor.module.css';
import type { Editor } from './use-editor.ts';

/** Stays at the foot of the window: what is not saved, and the two ways to save it. */
export function SaveBar({ editor }: { editor: Editor }) {
  const { form, isDirty, isSaving, product, failure } = editor;
  useEffect(() => {
    if (failure) focusFirstWrong();
  }, [failure]);
  const save = useSave(editor);
  const isPublished = product !== null && product.status !== 'draft';
  useSaveKey(() => void save(isPublished ? form.status : 'draft'));
  const working = isSaving ? editorText.saving : undefined;
  return (
    <div className={styles.bar}>
      <p className={styles.unsaved} aria-live="polite">
        <Unsaved editor={editor} {...(!product && { clean: editorText.newTitle })} />
      </p>
      <div className={styles.buttons}>
        {isDirty && <Discard onDiscard={editor.discard} />}
        {isPublished ? (
          <Button {...SAVE_KEYS} busy={working} onClick={() => save(form.status)}>
            {editorText.save}
          </Button>
        ) : (
          <>
            <Button {...SAVE_KEYS} variant="outline" onClick={() => save('draft')}>
              {editorText.saveDraft}
            </Button>
            <Button busy={working} onClick={() => save('published')}>
              {editorText.publish}
            </Button>
          </>
        )}
      </div>
    </div>
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

function saidOf(saved: DeskProduct, before: DeskProduct | null): string {
  if (saved.status === before?.status) return editorText.saved;
  if (saved.status === 'in_review') return editorText.inReview;
  return saved.status === 'published' ? editorText.published : editorText.saved;
}

function focusFirstWrong() {
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]');
  (wrong ?? document.querySelector<HTMLElement>('[data-refused]'))?.focus();
}
