import { type CSSProperties, type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { useModal } from '#kit/overlay/use-modal.ts';
import { kitText } from '#kit/text.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import styles from './picture-zoom.module.css';
import { zoomText } from './picture-zoom.text.ts';
import { detailsText } from './text.ts';

/** How many times as wide as the window allows; a double tap goes from the first to the last. */
const LEVELS = [1, 2, 3] as const;
const LAST = LEVELS.length - 1;
/** So far a finger moves sideways for another picture, in CSS pixels. */
const SWIPE = 48;
/** Set in the browser's storage when the hint was shown, because once is enough. */
const HINTED = 'zoom-hinted';

interface PictureZoomProps {
  pictures: readonly { url: string }[];
  /** The place of the picture that was pressed. */
  start: number;
  alt: string;
  onClose: () => void;
}

/** The pictures as large as the window and up to three times nearer, in which one moves about by scrolling. */
export function PictureZoom({ pictures, start, alt, onClose }: PictureZoomProps) {
  const dialog = useModal({ open: true, onClose });
  const [at, setAt] = useState(start);
  const [level, setLevel] = useState(0);
  const stage = useCentred(level);
  const url = pictures[at]?.url ?? '';
  const go = (to: number) => {
    if (to < 0 || to >= pictures.length) return;
    setAt(to);
    setLevel(0);
  };
  const swipe = useSwipe(way => level === 0 && go(at + way));
  return (
    <dialog ref={dialog} aria-label={detailsText.enlarge} className={styles.zoom}>
      <header className={styles.bar}>
        <IconButton icon="close" label={kitText.close} onClick={onClose} />
        <output>{detailsText.place(at + 1, pictures.length)}</output>
        <Levels level={level} onChange={setLevel} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons above do the same */}
      <section
        ref={stage}
        className={styles.stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={alt}
        style={{ '--level': LEVELS[level] } as CSSProperties}
        onDoubleClick={() => setLevel(level === 0 ? LAST : 0)}
        {...swipe}
      >
        <Picture
          key={at}
          identifier={url}
          alt={alt}
          width={1200}
          height={1200}
          sizes={level === 0 ? '100vmin' : '300vmin'}
          urgent
        />
        {level === 0 && <Hint />}
      </section>
      {level > 0 && <Whereabouts key={`${at} ${level}`} stage={stage} url={url} level={LEVELS[level] ?? 1} />}
      {pictures.length > 1 && <Strip pictures={pictures} at={at} onGo={go} />}
    </dialog>
  );
}

function Levels({ level, onChange }: { level: number; onChange: (level: number) => void }) {
  return (
    <span className={styles.tools}>
      <IconButton
        icon="minus"
        label={zoomText.farther}
        disabled={level === 0}
        onClick={() => onChange(level - 1)}
      />
      <IconButton
        icon="plus"
        label={zoomText.nearer}
        disabled={level === LAST}
        onClick={() => onChange(level + 1)}
      />
    </span>
  );
}

interface WhereaboutsProps {
  stage: RefObject<HTMLElement | null>;
  url: string;
  level: number;
}

/** Which part of the enlarged picture is in sight, for the eye alone: a screen reader has the whole of it. */
function Whereabouts({ stage, url, level }: WhereaboutsProps) {
  const [seen, setSeen] = useState<CSSProperties>({});
  useEffect(() => {
    const frame = stage.current;
    if (!frame) return undefined;
    const look = () => setSeen(partInSight(frame));
    look();
    frame.addEventListener('scroll', look, { passive: true });
    return () => frame.removeEventListener('scroll', look);
  }, [stage]);
  return (
    <div className={styles.map} aria-hidden="true">
      <Picture identifier={url} alt="" width={84} height={84} sizes="84px" />
      <span className={styles.seen} style={seen} />
      <span className={styles.level}>{zoomText.level(level)}</span>
    </div>
  );
}

function partInSight(frame: HTMLElement): CSSProperties {
  const whole = frame.querySelector('img')?.getBoundingClientRect();
  if (!whole) return {};
  const { left, top, width, height } = frame.getBoundingClientRect();
  return {
    // The left edge is the end of an Arabic line.
    insetInlineEnd: percent(left - whole.left, whole.width),
    insetBlockStart: percent(top - whole.top, whole.height),
    inlineSize: percent(width, whole.width),
    blockSize: percent(height, whole.height),
  };
}

const percent = (part: number, of: number) => `${Math.max(0, Math.min(100, (100 * part) / of))}%`;

/** How to come nearer, at the first visit of this browser. */
function Hint() {
  const [isNew] = useState(takeFirst);
  return isNew ? <p className={styles.hint}>{zoomText.hint}</p> : null;
}

function takeFirst(): boolean {
  try {
    if (localStorage.getItem(HINTED)) return false;
    localStorage.setItem(HINTED, '1');
    return true;
  } catch {
    // Storage is forbidden: better no hint than one at each picture.
    return false;
  }
}

/** One finger moving sideways: in Arabic, what comes next lies at the left, and a finger fetches it to the right. */
function useSwipe(turn: (way: 1 | -1) => void) {
  const start = useRef<number>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN);
      if (Math.abs(moved) >= SWIPE) turn(moved > 0 ? 1 : -1);
    },
  };
}

interface StripProps {
  pictures: PictureZoomProps['pictures'];
  at: number;
  onGo: (to: number) => void;
}

function Strip({ pictures, at, onGo }: StripProps) {
  return (
    <footer className={styles.strip}>
      <IconButton
        icon="chevron-start"
        label={kitText.previous}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      />
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          aria-label={detailsText.picture(index + 1, pictures.length)}
          aria-current={index === at || undefined}
          onClick={() => onGo(index)}
        >
          <Picture identifier={picture.url} alt="" width={60} height={60} sizes="60px" />
        </button>
      ))}
      <IconButton
        icon="chevron-end"
        label={kitText.next}
        disabled={at === pictures.length - 1}
        onClick={() => onGo(at + 1)}
      />
    </footer>
  );
}

/** Keeps the middle of the picture in the middle when it grows. */
function useCentred(level: number) {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (level > 0) stage.current?.querySelector('img')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [level]);
  return stage;
}
