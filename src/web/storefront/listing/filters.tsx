import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { kitText } from '#kit/text.ts';
import { FilterForm } from '#modules/catalog/ui/listing/filter-form.tsx';
import { listingText } from '#modules/catalog/ui/listing/text.ts';
import { api } from '../../data/api.ts';
import styles from './filters.module.css';
import { type ListingData, loadListing } from './load-listing.ts';

export const FILTERS_ID = 'filters';
const isColumn = () => matchMedia('(min-width: 1024px)').matches;

interface FiltersProps {
  listing: ListingData;
  onChoose: (form: HTMLFormElement, event?: { preventDefault: () => void }) => void;
}

/**
 * A column next to the products; on narrower screens a sheet. The sheet is a popover, which opens, closes on Escape and
 * restores the focus without any script of ours, so filters work without JavaScript on a phone, too.
 */
export function Filters({ listing, onChoose }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [{ facets, total }, preview] = usePreview(listing);
  useEffect(() => {
    // The boxes follow the address when something else changes it: chips, the back button, another category.
    if (form.current) resetAround(form.current);
    // The page begins at its top again; what was ticked stays in sight.
    form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    // A link in the sheet, such as a range of prices, shows what it chose.
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what changed is read from the boxes' defaults
  }, [listing.query]);
  useChoices(form, onChoose);
  return (
    <aside
      ref={sheet}
      id={FILTERS_ID}
      popover="auto"
      className={styles.filters}
      aria-labelledby="filters-title"
      // What is being typed counts, too: the button that says how many is pressed out of its field.
      onInput={() => isColumn() || (form.current && preview(form.current))}
    >
      <header className={styles.head}>
        <h2 id="filters-title">{listingText.filterResults}</h2>
        <IconButton
          icon="close"
          label={kitText.close}
          className={styles.close}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </header>
      <FilterForm
        ref={form}
        query={listing.query}
        facets={facets}
        count={total}
        onSubmit={event => {
          if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
          onChoose(event.currentTarget, event);
        }}
      />
    </aside>
  );
}

/** Text that is being typed stays as it is. */
function resetAround(form: HTMLFormElement) {
  const field = document.activeElement;
  const typed = field instanceof HTMLInputElement && form.contains(field) ? field.value : null;
  form.reset();
  if (typed !== null) (field as HTMLInputElement).value = typed;
}

/** The listing, or what it would be with the choices that were made last; and what is called with each choice. */
function usePreview(listing: ListingData): [ListingData, (form: HTMLFormElement) => void] {
  const [{ of, shown }, setPreview] = useState({ of: listing, shown: listing });
  const timer = useRef(0);
  const ask = (form: HTMLFormElement) => {
    const asked = String(formParams(form));
    loadChosen(asked, listing).then(
      // The next choice may have been made meanwhile, and answered before.
      next => asked === String(formParams(form)) && setPreview({ of: listing, shown: next }),
      () => undefined,
    );
  };
  const preview = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(ask, NEXT_TICK, form);
  };
  return [of === listing ? shown : listing, preview];
}

/** Reports each finished choice of the column, where it applies at once: a tick, a released knob, a field left. */
function useChoices(form: RefObject<HTMLFormElement | null>, onChoose: FiltersProps['onChoose']) {
  const tell = useEffectEvent(() => {
    if (form.current && isColumn()) onChoose(form.current);
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('change', tell);
    return () => element?.removeEventListener('change', tell);
  }, [form]);
}

/** Whoever ticks several boxes in a row is answered once, after the last of them. */
const NEXT_TICK = 300;

/** How many products the listing would have with the ticked choices; of the products themselves nothing is shown. */
function loadChosen(asked: string, { scope, sort }: ListingData): Promise<ListingData> {
  const url = new URL(`?${asked}`, location.href);
  return loadListing({ getOr: (call, input) => api(call, input), url, limit: 1 }, scope, sort);
}

/** A form's fields in the form of an address. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}
