import { type Ctx, remember } from '#platform/server/context.ts';
import { fillWords, type OwnText, type TextSet, type Words } from '../message-text.ts';
import { selectTexts, type WrittenText } from './texts.sql.ts';

/** All that staff have written, from memory; a change appears at once. */
function readTexts({ db, ...ctx }: Ctx): Promise<ReadonlyMap<string, WrittenText>> {
  return remember({ db, ...ctx }, { key: 'message-texts', tags: [] }, async () => {
    const texts = await selectTexts(db);
    return new Map(texts.map(text => [text.name, text]));
  });
}

/** The words of a message as they stand: what staff have written over the shop's own. */
export function wordsOver(own: OwnText, written: Omit<WrittenText, 'name'> | undefined): Words {
  const sms = own.sms && (written?.sms ?? own.sms);
  return { title: written?.title ?? own.title, body: written?.body ?? own.body, ...(sms && { sms }) };
}

/** Says a message to somebody, with its fields filled. */
export async function sayText<Name extends string, Field extends string>(
  ctx: Ctx,
  set: TextSet<Name, Field>,
  { name, values }: { name: Name; values: Readonly<Record<Field, string>> },
): Promise<Words> {
  const texts = await readTexts(ctx);
  return fillWords(wordsOver(set.texts[name], texts.get(`${set.name}.${name}`)), values);
}
