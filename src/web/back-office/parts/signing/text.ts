/** Said of money that others must sign too. */
const WAITS = 'سُجّل، وينتظر توقيع شخص ثانٍ في دفتر القيود';

/** What is said after something that others may have to sign first. */
export const saidOf =
  (done: string) =>
  (body: object): string =>
    'waits' in body && body.waits === true ? WAITS : done;
