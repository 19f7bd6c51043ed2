import type { CallBody, CallInput } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import {
  faultOf,
  fieldsFor,
  fillText,
  fillWords,
  type OwnText,
  samplesOf,
  TEXT_PARTS,
  type TextPart,
  type TextSet,
  type Words,
} from '../message-text.ts';
import { refuseNotice, textFaults, trialMark } from '../text.ts';
import type * as calls from '../texts.calls.ts';
import { LONGEST_TEXT, type ShownText } from '../texts.calls.ts';
import { notify } from './notify.ts';
import { wordsOver } from './say-text.ts';
import { sendMessage } from './send-message.ts';
import { selectContacts, selectText, selectTexts, writeText } from './texts.sql.ts';

type Sets = readonly TextSet[];
type Saved = CallInput<typeof calls.saveText>;

interface Found {
  set: TextSet;
  own: OwnText;
  key: string;
}

function find(sets: Sets, name: string): Found {
  const [first = '', key = ''] = name.split('.');
  const set = sets.find(each => each.name === first);
  const own = set && Object.hasOwn(set.texts, key) ? set.texts[key] : undefined;
  if (!set || !own) throw refuseNotice('text_not_found');
  return { set, own, key };
}

const plain = ({ title, body, sms }: Words) => ({ title, body, sms: sms ?? null });

/** Every message, the written ones too. */
export async function listTextsOf({ db }: Ctx, sets: Sets): Promise<CallBody<typeof calls.listTexts>> {
  const written = new Map((await selectTexts(db)).map(text => [text.name, text]));
  const texts = sets.flatMap(set =>
    Object.entries(set.texts).map(([key, own]) => {
      const name = `${set.name}.${key}`;
      const words = wordsOver(own, written.get(name));
      const [title = '', body = ''] = [words.title, words.body].map(each =>
        fillText(each, samplesOf(set.fields)),
      );
      return { name, title, body, reader: own.reader, isWritten: isWritten(written.get(name)) };
    }),
  );
  return { texts };
}

const isWritten = (text: { [Part in TextPart]: string | null } | undefined) =>
  TEXT_PARTS.some(part => (text?.[part] ?? null) !== null);

export async function showTextOf(run: Runner, sets: Sets, name: string): Promise<ShownText> {
  const { set, own, key } = find(sets, name);
  const written = await selectText(run, name);
  return {
    name,
    reader: own.reader,
    number: written?.number ?? 0,
    own: plain(own),
    words: plain(wordsOver(own, written)),
    fields: fieldsFor(set.fields, own.reader).map(([field, { label, sample, onlyIn = null }]) => ({
      name: field,
      label,
      sample,
      onlyIn,
    })),
    whatsapp: set.whatsapp?.(key) ?? null,
  };
}

/**
 * Writes words, once for each that was seen. Refuses with `text_wrong` what would break the message, and says why under each
 * field.
 */
export async function saveTextOf(
  ctx: Ctx,
  sets: Sets,
  { asked, by }: { asked: Saved; by: Caller<Account> },
): Promise<ShownText> {
  const found = find(sets, asked.name);
  refuseBroken(found, asked);
  await store(ctx, { ...asked, ...differing(found.own, asked) }, by);
  return showTextOf(ctx.db, sets, asked.name);
}

/** The shop's own words again; the number goes on, so that a colleague who still sees the others learns of it. */
export async function resetTextOf(
  ctx: Ctx,
  sets: Sets,
  { name, by }: { name: string; by: Caller<Account> },
): Promise<ShownText> {
  find(sets, name);
  const before = await selectText(ctx.db, name);
  if (isWritten(before))
    await store(ctx, { name, number: before?.number ?? 0, title: null, body: null, sms: null }, by);
  return showTextOf(ctx.db, sets, name);
}

interface Stored {
  name: string;
  number: number;
  title: string | null;
  body: string | null;
  sms: string | null;
}

async function store(ctx: Ctx, text: Stored, by: Caller<Account>): Promise<void> {
  await transaction(ctx, async tx => {
    const before = await selectText(tx, text.name);
    if (!(await writeText(tx, { ...text, userId: by.viewer.userId, now: ctx.clock.now() })))
      throw refuseNotice('text_changed_meanwhile');
    await recordChange(tx, by, {
      what: 'setting.message_text',
      subject: { type: 'message_text', id: text.name },
      from: before ? wordsIn(before) : null,
      to: wordsIn(text),
    });
  });
}

const wordsIn = ({ title, body, sms }: Omit<Stored, 'name' | 'number'>) =>
  [title, body, sms].filter(part => part !== null).join(' | ') || null;

/** Only what differs from the shop's own lies in the table. */
function differing(own: OwnText, { title, body, sms }: Saved) {
  return {
    title: title === own.title ? null : title,
    body: body === own.body ? null : body,
    sms: sms === (own.sms ?? null) ? null : sms,
  };
}

function refuseBroken({ set, own }: Found, asked: Saved): void {
  const wrong = TEXT_PARTS.flatMap((part): [string, string][] => {
    const sentence = whyBroken({ set, own }, { part, written: asked[part] });
    return sentence === null ? [] : [[part, sentence]];
  });
  if (wrong.length > 0) throw refuseNotice('text_wrong', { fields: Object.fromEntries(wrong) });
}

function whyBroken(
  { set, own }: Pick<Found, 'set' | 'own'>,
  { part, written }: { part: TextPart; written: string | null },
): string | null {
  const ownWords = own[part];
  if (ownWords === undefined) return written === null ? null : textFaults.noSms;
  if (!written) return textFaults.empty;
  if (written.length > LONGEST_TEXT[part]) return textFaults.long(formatCount(LONGEST_TEXT[part]));
  const fault = faultOf({ part, written, own: ownWords, reader: own.reader, fields: set.fields });
  if (!fault) return null;
  return fault.kind === 'brace' ? textFaults.brace : textFaults[fault.kind](fault.field);
}

/** Sends the saved words to whoever asks, by every way that the message has, whatever their choices are. */
export async function tryTextOf(
  ctx: Ctx,
  sets: Sets,
  { name, userId }: { name: string; userId: number },
): Promise<{ success: true }> {
  const { set, own } = find(sets, name);
  const written = await selectText(ctx.db, name);
  const said = fillWords(wordsOver(own, written), samplesOf(set.fields));
  await transaction(ctx, async tx => {
    const to = await selectContacts(tx, userId);
    if (!to) return;
    const title = trialMark + said.title;
    const common = { userId, secret: false, goodUntil: null } as const;
    await notify(tx, { userId, kind: 'account', title, body: said.body, link: '/', now: ctx.clock.now() });
    const mail = { channel: 'email', recipient: to.email, subject: title, body: said.body } as const;
    await sendMessage(tx, { ...common, ...mail });
    const text = { channel: 'sms', recipient: to.mobile, subject: '', body: said.sms ?? '' } as const;
    if (said.sms) await sendMessage(tx, { ...common, ...text });
  });
  return { success: true };
}
