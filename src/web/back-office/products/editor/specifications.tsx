import { useRef } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { focusNeighbour } from '#kit/focus-neighbour.ts';
import { formatCount } from '#platform/digits.ts';
import { randomKey } from '../../../random-key.ts';
import { editorText } from '../editor.text.ts';
import cards from './card.module.css';
import type { Editor } from './use-editor.ts';

/** Names with their values, in the order in which the product page lists them. */
export function SpecificationsCard({ editor: { form, change } }: { editor: Editor }) {
  const rows = form.specifications;
  const card = useRef<HTMLElement>(null);
  const set = (at: number, row: { name?: string; value?: string }) =>
    change({ specifications: rows.map((each, place) => (place === at ? { ...each, ...row } : each)) });
  return (
    <section ref={card} className={cards.card} aria-labelledby="specifications">
      <h2 id="specifications" className={cards.title}>
        {editorText.specifications}
      </h2>
      {rows.map(({ key, name, value }, at) => (
        <div key={key} className={cards.row}>
          <NameAndValue at={at} row={{ name, value }} onChange={row => set(at, row)} />
          <IconButton
            icon="trash"
            label={editorText.removeSpecification(name || formatCount(at + 1))}
            data-remove
            onClick={() => {
              change({ specifications: rows.filter((_, place) => place !== at) });
              focusNeighbour(card.current, at);
            }}
          />
        </div>
      ))}
      <div>
        <Button
          variant="text"
          icon="plus"
          data-add
          onClick={() => change({ specifications: [...rows, { key: randomKey(), name: '', value: '' }] })}
        >
          {editorText.addSpecification}
        </Button>
      </div>
    </section>
  );
}

interface NameAndValueProps {
  at: number;
  row: { name: string; value: string };
  onChange: (row: { name?: string; value?: string }) => void;
}

function NameAndValue({ at, row, onChange }: NameAndValueProps) {
  return (
    <>
      <input
        className={cards.plain}
        dir="rtl"
        aria-label={editorText.specificationName(at + 1)}
        placeholder={editorText.specificationNameHint}
        value={row.name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <input
        className={cards.plain}
        dir="auto"
        aria-label={editorText.specificationValue(at + 1)}
        placeholder={editorText.specificationValueHint}
        value={row.value}
        onChange={event => onChange({ value: event.target.value })}
      />
    </>
  );
}
