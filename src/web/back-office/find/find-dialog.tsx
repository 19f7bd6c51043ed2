import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { useMarked } from '#kit/combobox/use-marked.ts';
import { Icon } from '#kit/icon.tsx';
import { isOnScrim, useModal } from '#kit/overlay/use-modal.ts';
import { kitText } from '#kit/text.ts';
import type { RoleData } from '../../data/session.ts';
import { type Choice, type Group, storeChoice } from './choice.ts';
import styles from './find-dialog.module.css';
import { findText } from './text.ts';
import { useFinding } from './use-finding.ts';

interface FindDialogProps {
  account: RoleData;
  onClose: () => void;
}

/** Search everywhere, usable by the keyboard alone. */
export function FindDialog({ account, onClose }: FindDialogProps) {
  const dialog = useModal({ open: true, onClose });
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, state } = useFinding(text, account);
  const choices = groups.flatMap(group => group.choices);
  const { id, marked, reset, move, field } = useMarked(choices.length, 0);
  const choose = (choice: Choice) => {
    storeChoice(account.id, choice);
    onClose();
    navigate(choice.to);
  };
  const awaitFirst = useAwaited(state === 'found' ? text : null, () => choices[0] && choose(choices[0]));
  const press = (event: KeyboardEvent) => {
    const chosen = choices[marked];
    if (event.key === 'Enter' && state === 'searching' && marked <= 0) awaitFirst(text);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  return (
    // Escape closes it for the keyboard as the scrim does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={findText.title}
      className={styles.dialog}
      onClick={event => isOnScrim(event) && onClose()}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          {...field}
          aria-label={findText.title}
          placeholder={findText.hint}
          value={text}
          onChange={event => {
            setText(event.currentTarget.value);
            reset();
          }}
          onKeyDown={press}
        />
        <IconButton icon="close" label={kitText.close} onClick={onClose} />
      </div>
      <Found id={id} groups={groups} marked={marked} onChoose={choose} />
      <State of={state} isEmpty={choices.length === 0} />
      <p className={styles.keys}>{findText.keys}</p>
    </dialog>
  );
}

function State({ of, isEmpty }: { of: 'searching' | 'failed' | 'found'; isEmpty: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <p role="status" className={styles.state}>
      {of === 'found' ? isEmpty && findText.nothing : findText[of]}
    </p>
  );
}

/**
 * Before the answer the list is still that of an earlier text, so Enter waits: `act` runs once the text with which the
 * returned function was called is the one that was found.
 */
function useAwaited(found: string | null, act: () => void): (text: string) => void {
  const [awaited, setAwaited] = useState<string>();
  const isDue = awaited !== undefined && awaited === found;
  const now = useEffectEvent(act);
  useEffect(() => {
    if (isDue) now();
  }, [isDue]);
  return setAwaited;
}

interface FoundProps {
  id: string;
  groups: readonly Group[];
  marked: number;
  onChoose: (choice: Choice) => void;
}

function Found({ id, groups, marked, onChoose }: FoundProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${marked}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);
  const firstOf = (at: number) => groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no groups with notes and icons
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={findText.title} className={styles.list}>
      {groups.map(({ title, choices }, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
        <div key={title} role="group" aria-label={title}>
          <p className={styles.group} aria-hidden="true">
            {title}
          </p>
          {choices.map((choice, place) => (
            <Option
              key={choice.to}
              id={`${id}-${firstOf(at) + place}`}
              choice={choice}
              isMarked={firstOf(at) + place === marked}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isMarked: boolean;
  onChoose: (choice: Choice) => void;
}

function Option({ id, choice, isMarked, onChoose }: OptionProps) {
  return (
    // The field above keeps the focus and has the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={classNames(styles.option, isMarked && styles.marked)}
      onClick={() => onChoose(choice)}
    >
      <Icon name={choice.icon} size={20} />
      <span className={styles.title}>
        <bdi dir="rtl">{choice.title}</bdi>
      </span>
      <span className={styles.note}>
        <bdi>{choice.note}</bdi>
      </span>
    </div>
  );
}
