import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormErrors } from '#kit/form/form-errors.ts';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { ManagedProduct } from '#modules/catalog/back-office/managed-product.ts';
import { productCode } from '#modules/catalog/back-office/product-code.ts';
import { deleteProduct } from '#modules/catalog/back-office.calls.ts';
import { api } from '../../../data/api.ts';
import { EditorNotes } from '../../parts/editor/editor-notes.tsx';
import { LeaveGuard } from '../../parts/editor/leave-guard.tsx';
import { editingText } from '../../parts/editor/text.ts';
import { Question } from '../../parts/form-dialog/question.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { editorText, partText, pictureText } from '../editor.text.ts';
import { listText, statusText, statusTones } from '../text.ts';
import { BasicsCard, type Choices } from './basics.tsx';
import styles from './editor.module.css';
import { LawCard } from './law-card.tsx';
import { OptionsCard } from './options.tsx';
import { PicturesCard } from './pictures.tsx';
import { ReturnsCard } from './returns-card.tsx';
import { SaveProduct } from './save-product.tsx';
import { PreviewCard, PriceCard, VisibilityCard } from './side-cards.tsx';
import { SpecificationsCard } from './specifications.tsx';
import type { Editor } from './use-editor.ts';
import { usePictures } from './use-pictures.ts';

interface ProductEditorProps {
  editor: Editor;
  choices: Choices;
}

/** Everything about one product on one page (picture 17). */
export function ProductEditor({ editor, choices }: ProductEditorProps) {
  const pictures = usePictures(editor);
  const isUploading = pictures.uploads.length > 0;
  const title = editor.product ? editorText.editTitle : editorText.newTitle;
  const status = editor.product?.status ?? 'draft';
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: listText.title, to: '/products' }, { label: title }]} />
      <PageHead title={title}>
        {editor.product && <Code product={editor.product} />}
        <Pill tone={statusTones[status]}>{statusText[status]}</Pill>
        {editor.product?.listed && (
          <ButtonLink to={`/product/${editor.product.id}`} variant="text" size="small" icon="external-link">
            {editorText.seeInShop}
          </ButtonLink>
        )}
        {editor.product && !editor.product.everOrdered && (
          <Delete product={editor.product} onDeleted={editor.forget} />
        )}
      </PageHead>
      <EditorNotes editor={editor} changed={editorText.changedTitle} partNames={partText} />
      <FormErrors value={editor.errors}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <BasicsCard editor={editor} choices={choices} />
            <PicturesCard editor={editor} pictures={pictures} />
            <OptionsCard
              editor={editor}
              shopLowStockAt={editor.product?.shopLowStockAt ?? choices.lowStockAt}
            />
            <SpecificationsCard editor={editor} />
          </div>
          <div className={styles.column}>
            <PriceCard editor={editor} />
            <VisibilityCard editor={editor} />
            <ReturnsCard editor={editor} choices={choices} />
            <LawCard editor={editor} choices={choices} />
            <PreviewCard editor={editor} />
          </div>
        </div>
      </FormErrors>
      <SaveProduct editor={editor} {...(isUploading && { waiting: pictureText.waiting })} />
      <LeaveGuard
        work={isUploading || (editor.isDirty && !editor.isSaving) ? 'unsaved' : 'saved'}
        text={editingText.leaveText}
      />
    </div>
  );
}

/** The code that lists and files show and that finds it. */
function Code({ product }: { product: ManagedProduct }) {
  const code = productCode(product);
  return (
    <CopyButton text={code} label={editorText.copyCode(code)} said={editorText.codeCopied}>
      <bdi dir="ltr">{code}</bdi>
    </CopyButton>
  );
}

function Delete({ product, onDeleted }: { product: ManagedProduct; onDeleted: () => void }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="text" size="small" icon="trash" onClick={() => setAsks(true)}>
        {editorText.delete}
      </Button>
      {asks && (
        <Question
          icon="trash"
          title={editorText.deleteTitle(product.title)}
          text={editorText.deleteText}
          confirm={editorText.deleteNow}
          act={() => api(deleteProduct, { productId: product.id })}
          onClose={() => setAsks(false)}
          onDone={() => {
            onDeleted();
            showToast(editorText.deleted);
            navigate('/products', { replace: true });
          }}
        />
      )}
    </>
  );
}
