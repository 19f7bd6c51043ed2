import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { deleteProduct } from '#modules/catalog/contract/desk.ts';
import type { DeskProduct } from '#modules/catalog/desk/desk-product.ts';
import { productCode } from '#modules/catalog/desk/product-code.ts';
import { useAction } from '../../../account/use-action.ts';
import { api } from '../../../api.ts';
import { LeaveGuard } from '../../leaving/leave-guard.tsx';
import { PageHead } from '../../page-head.tsx';
import { editorText, listText, partText, statusText, statusTones } from '../text.ts';
import { BasicsCard, type Choices } from './basics.tsx';
import styles from './editor.module.css';
import { forgetKeptForm } from './kept-form.ts';
import { OptionsCard } from './options.tsx';
import { PicturesCard } from './pictures.tsx';
import { ReturnsCard } from './returns-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { PreviewCard, PriceCard, VisibilityCard } from './side-cards.tsx';
import { SpecificationsCard } from './specifications.tsx';
import { type Editor, useEditor } from './use-editor.ts';

interface ProductEditorProps {
  /** Null of a product that is none yet. */
  product: DeskProduct | null;
  choices: Choices;
}

/** Everything of one product on one page (picture 17). */
export function ProductEditor({ product, choices }: ProductEditorProps) {
  const editor = useEditor(product);
  const title = editor.product ? editorText.editTitle : editorText.newTitle;
  const status = editor.product?.status ?? 'draft';
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: listText.title, to: '/products' }, { label: title }]} />
      <PageHead title={title}>
        {editor.product && <Code product={editor.product} />}
        <Pill tone={statusTones[status]}>{statusText[status]}</Pill>
        {editor.product?.listed && <Link to={`/product/${editor.product.id}`}>{editorText.seeInShop}</Link>}
        {editor.product && !editor.product.everOrdered && <Delete product={editor.product} />}
      </PageHead>
      <Told editor={editor} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BasicsCard editor={editor} choices={choices} />
          <PicturesCard editor={editor} />
          <OptionsCard editor={editor} />
          <SpecificationsCard editor={editor} />
        </div>
        <div className={styles.column}>
          <PriceCard editor={editor} />
          <VisibilityCard editor={editor} />
          <ReturnsCard editor={editor} choices={choices} />
          <PreviewCard editor={editor} />
        </div>
      </div>
      <SaveBar editor={editor} />
      <LeaveGuard
        work={editor.isDirty && !editor.isSaving ? 'unsaved' : 'saved'}
        text={editorText.leaveText}
      />
    </div>
  );
}

/** What it is called in lists and files, and found by. */
function Code({ product }: { product: DeskProduct }) {
  const code = productCode(product);
  return (
    <CopyButton text={code} label={editorText.copyCode(code)} said={editorText.codeCopied}>
      <bdi dir="ltr">{code}</bdi>
    </CopyButton>
  );
}

/** What must be known before anything is saved: what came back, what was refused, what somebody else did. */
function Told({ editor: { wasRestored, message, merged, isDirty } }: { editor: Editor }) {
  return (
    <div role="alert" data-refused={message || merged ? true : undefined} tabIndex={-1}>
      {wasRestored && isDirty && <Note>{editorText.restored}</Note>}
      {message && <Note tone="danger">{message}</Note>}
      {merged && (
        <Note tone="warn">
          <strong>{editorText.changedTitle}</strong>
          {merged.theirs.length > 0 && <p>{editorText.changedTheirs(named(merged.theirs))}</p>}
          {merged.both.length > 0 && <p>{editorText.changedBoth(named(merged.both))}</p>}
        </Note>
      )}
    </div>
  );
}

const named = (parts: readonly string[]) =>
  parts.map(part => partText[part as keyof typeof partText] ?? part).join(editorText.and);

function Delete({ product }: { product: DeskProduct }) {
  const [asks, setAsks] = useState(false);
  const { busy, message, run } = useAction();
  const navigate = useNavigate();
  const remove = () =>
    run(async () => {
      await api(deleteProduct, { productId: product.id });
      forgetKeptForm(product.id);
      showToast(editorText.deleted);
      navigate('/products', { replace: true });
    });
  return (
    <>
      <Button variant="text" size="small" icon="trash" onClick={() => setAsks(true)}>
        {editorText.delete}
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        icon="trash"
        title={editorText.deleteTitle(product.title)}
        text={message ?? editorText.deleteText}
      >
        <Button variant="outline" onClick={() => setAsks(false)}>
          {editorText.cancel}
        </Button>
        <Button variant="danger" busy={busy ? editorText.saving : undefined} onClick={remove}>
          {editorText.deleteNow}
        </Button>
      </AlertDialog>
    </>
  );
}
