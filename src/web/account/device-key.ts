import { signIn } from '../data/session.ts';

const KEY = 'device';

/** Adds to a form what an earlier sign-in left here, so that strangers' guesses do not keep this device out. */
export function withDeviceKey<T extends object>(fields: T): T & { deviceKey?: string } {
  const deviceKey = storedKey();
  return deviceKey === null ? fields : { ...fields, deviceKey };
}

/** Signs in, and keeps the key by which the account knows this device; it stays after signing out. */
export function signInHere({ token, deviceKey }: { token: string; deviceKey: string }): Promise<void> {
  try {
    localStorage.setItem(KEY, deviceKey);
  } catch {
    // Storage is forbidden, so the device is a new one each time.
  }
  return signIn(token);
}

function storedKey(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
