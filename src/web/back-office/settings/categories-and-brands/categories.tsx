import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { moved } from '#kit/use-grip.ts';
import {
  listManagedCategories,
  type ManagedCategory,
  orderCategories,
} from '#modules/catalog/categories.calls.ts';
import { Answered } from '../../../data/answered.tsx';
import { api } from '../../../data/api.ts';
import { useCall } from '../../../data/use-call.ts';
import { SavedForm } from '../saved-form.tsx';
import styles from '../settings.module.css';
import { useSaving } from '../use-saving.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryRow } from './category-row.tsx';
import { MergeCategory } from './merge-category.tsx';
import { categoryFormText } from './text.ts';

/** The categories in the order of the shop. */
export function Categories() {
  const answer = useCall(listManagedCategories, {});
  return (
    <Answered answer={answer} heading="h2">
      {({ categories }) => (
        <Known key={categories.map(({ id }) => id).join()} first={categories} onStale={answer.reload} />
      )}
    </Answered>
  );
}

interface KnownProps {
  first: ManagedCategory[];
  onStale: () => Promise<void>;
}

/** The stored categories, and the order in which they are shown until it is saved. */
function useOrdered(first: ManagedCategory[]) {
  const [stored, setStored] = useState(first);
  const [order, setOrder] = useState(first.map(({ id }) => id));
  return {
    stored,
    order,
    setOrder,
    show(categories: ManagedCategory[]) {
      setStored(categories);
      setOrder(categories.map(({ id }) => id));
    },
    /** The others, and their moves, stay as they are. */
    put(saved: ManagedCategory) {
      const isNew = !stored.some(({ id }) => id === saved.id);
      setStored(isNew ? [...stored, saved] : stored.map(each => (each.id === saved.id ? saved : each)));
      if (isNew) setOrder([...order, saved.id]);
    },
    drop(gone: number) {
      setStored(stored.filter(({ id }) => id !== gone));
      setOrder(order.filter(id => id !== gone));
    },
  };
}

function Known({ first, onStale }: KnownProps) {
  const { stored, order, setOrder, show, put, drop } = useOrdered(first);
  const [edited, setEdited] = useState<ManagedCategory | 'new' | null>(null);
  const [merged, setMerged] = useState<ManagedCategory | null>(null);
  const [said, setSaid] = useState('');
  const saving = useSaving();
  const seen = stored.map(({ id }) => id);
  const save = () =>
    saving.save(async () => show((await api(orderCategories, { ids: order, seen })).categories));
  const bar = {
    ...saving,
    isDirty: order.join() !== seen.join(),
    refresh: () => saving.refresh(onStale),
    discard: () => setOrder(seen),
  };
  const move = (from: number, to: number) => {
    const id = order[from];
    if (id === undefined || to < 0 || to >= order.length || from === to) return;
    setOrder(moved(order, from, to));
    setSaid(categoryFormText.moved(stored.find(each => each.id === id)?.nameAr ?? '', to + 1));
  };
  return (
    <>
      <SavedForm save={save} bar={bar}>
        <Head onNew={() => setEdited('new')} />
        <ol className={styles.list}>
          {order.map((id, at) => (
            <CategoryRow
              key={id}
              category={stored.find(each => each.id === id) as ManagedCategory}
              at={at}
              move={move}
              onEdit={setEdited}
              // The list is asked for again after it, and a new order would be lost.
              onMerge={bar.isDirty || stored.length < 2 ? undefined : setMerged}
              onGone={() => drop(id)}
            />
          ))}
        </ol>
        <p className={styles.unseen} aria-live="polite">
          {said}
        </p>
      </SavedForm>
      {merged && (
        <MergeCategory category={merged} all={stored} onChanged={onStale} onClose={() => setMerged(null)} />
      )}
      <Edited edited={edited} onSaved={put} onClose={() => setEdited(null)} />
    </>
  );
}

interface EditedProps {
  edited: ManagedCategory | 'new' | null;
  onSaved: (saved: ManagedCategory) => void;
  onClose: () => void;
}

const Edited = ({ edited, ...told }: EditedProps) =>
  edited !== null && <CategoryForm category={edited === 'new' ? null : edited} {...told} />;

function Head({ onNew }: { onNew: () => void }) {
  return (
    <div className={styles.buttons}>
      <p className={`${styles.quiet} ${styles.grow}`}>{categoryFormText.orderHint}</p>
      <Button icon="plus" onClick={onNew}>
        {categoryFormText.newCategory}
      </Button>
    </div>
  );
}
