import { showToast } from './toast.tsx';

/** Says for 3 s what was not done, and why. */
export const showFailure = (text: string): void => showToast(text, undefined, 'error');
