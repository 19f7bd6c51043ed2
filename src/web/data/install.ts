/** Chromium's offer to install the shop, which a page may take up later. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

let offer: InstallOffer | null = null;

/** Keeps the browser's offer for the card after an order; the browser shows none by itself. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offer = event;
  });
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
/** Safari has no offer: its reader is told the three steps. */
const isIPhone = () => /iPhone|iPad/.test(navigator.userAgent);

export function wayToInstall(): 'offer' | 'steps' | null {
  if (isInstalled()) return null;
  if (offer) return 'offer';
  return isIPhone() ? 'steps' : null;
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}
