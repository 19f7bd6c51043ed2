import { showPushKey, subscribePush, unsubscribePush } from '#modules/notifications/calls.ts';
import { api } from './api.ts';
import { storedToken } from './token.ts';

/** The session in which this device asked to be told; with another one it must be asked again. */
const ASKED_BY = 'push-session';
/** A browser that cannot reach its push service never answers. */
const PATIENCE_MS = 10_000;

/** Whether this browser can be told and was not asked yet. */
export function canAskForPush(): boolean {
  return 'PushManager' in window && 'Notification' in window && Notification.permission === 'default';
}

export type PushAnswer = 'subscribed' | 'denied' | 'failed';

/** Asks the person and tells the shop; only after a press, as browsers demand. */
export async function askForPush(): Promise<PushAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { key } = await api(showPushKey, {});
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await inTime(
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }),
    );
    await saveSubscription(subscription);
    localStorage.setItem(ASKED_BY, sessionMark());
    return 'subscribed';
  } catch (error) {
    console.error('no push', error);
    return 'failed';
  }
}

/** Whether this device is told now: `unable` if its browser cannot be, `denied` if its owner has forbidden it there. */
export type PushState = 'subscribed' | 'silent' | 'denied' | 'unable';

/** Asks nobody. */
export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await ownSubscription()) && localStorage.getItem(ASKED_BY) === sessionMark()
    ? 'subscribed'
    : 'silent';
}

/** Tells this device no more: neither the shop nor the browser keeps the subscription. */
export async function endPush(): Promise<void> {
  const subscription = await ownSubscription();
  localStorage.removeItem(ASKED_BY);
  if (!subscription) return;
  await api(unsubscribePush, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** At a visit: the shop learns where this device is now; a subscription of an ended session ends here too. */
export async function renewPush(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  if (storedToken() === null || localStorage.getItem(ASKED_BY) !== sessionMark())
    await subscription.unsubscribe();
  else await saveSubscription(subscription);
}

async function saveSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await api(subscribePush, { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
}

const sessionMark = () => storedToken()?.slice(-12) ?? '';

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the push service did not answer')), PATIENCE_MS),
  );
  return Promise.race([work, late]);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}
