import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './toast.module.css';

/** LND-9. */
const SHOWN_MS = 3000;
/** How often a toast that cannot be reached yet looks again. */
const RETRY_MS = 100;
const EVENT = 'kit-toast';

interface ToastAction {
  label: string;
  run: () => void;
}

interface Toast {
  text: string;
  action?: ToastAction | undefined;
  icon?: IconName | undefined;
  /** Set by the region that shows it; the others then forget it. */
  isShown?: boolean;
}

/** Says for 3 s what was done, with at most one action; for what was not done, see `showFailure`. A new one replaces the old one. */
export function showToast(text: string, action?: ToastAction, icon?: IconName): void {
  say({ text, action, icon });
}

const say = (detail: Toast) => window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail }));

/**
 * Where toasts appear. One region is in the root of the page and one in each drawer, because nothing outside an open
 * modal can be reached. The toast appears in the one that can, or will within 3 s.
 */
export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null);
  const { toast, dismiss, hold } = useToast(region);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
    <div ref={region} role="status" className={styles.region}>
      {toast && (
        <div key={toast.text} className={styles.toast} {...hold}>
          <span className={styles.mark}>
            <Icon name={toast.icon ?? 'check'} size={18} />
          </span>
          <span className={styles.text}>{toast.text}</span>
          {toast.action && <ToastButton action={toast.action} onDone={dismiss} />}
        </div>
      )}
    </div>
  );
}

function ToastButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const run = () => {
    // First, because its action may show a toast of its own.
    onDone();
    action.run();
  };
  return (
    <button type="button" className={styles.action} onClick={run}>
      {action.label}
    </button>
  );
}

function useToast(region: RefObject<HTMLElement | null>) {
  const [toast, setToast] = useState<Toast>();
  const [held, setHeld] = useState(false);
  const shown = useRef<Toast>(undefined);
  const dismiss = useCallback(() => setToast((shown.current = undefined)), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event) => {
      const said = (event as CustomEvent<Toast>).detail;
      // The dialog whose button was pressed has no region, and is often about to close.
      const look = (tries: number) => {
        if (said.isShown || tries === 0) return;
        said.isShown = isReachable(region.current);
        if (said.isShown) setToast((shown.current = said));
        else timer = setTimeout(look, RETRY_MS, tries - 1);
      };
      clearTimeout(timer);
      setHeld(false);
      dismiss();
      look(SHOWN_MS / RETRY_MS);
    };
    window.addEventListener(EVENT, show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(EVENT, show);
    };
  }, [region, dismiss]);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held, dismiss]);
  // The drawer that said it is often just closing: what is still to be read moves to where it can be reached.
  useEffect(
    () => () => {
      if (shown.current) say({ ...shown.current, isShown: false });
    },
    [],
  );
  // Stays while a person is about to press its button.
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { toast, dismiss, hold };
}

function isReachable(region: HTMLElement | null): boolean {
  return region?.closest('dialog') === document.querySelector('dialog:modal');
}
