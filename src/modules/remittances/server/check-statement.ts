import { createHash } from 'node:crypto';
import type { Runner } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { checkStatement as call } from '../calls.ts';
import { remittanceRefusal } from '../text.ts';
import { selectByReference } from './match-file.sql.ts';
import { describeMatched, matchRead } from './match-file.ts';
import { readStatement } from './read-statement.ts';

/** What an import would do, line by line; changes nothing. */
export const checkStatement: UseCase<typeof call> = async ({ db, readers }, input, { viewer }) => {
  const read = await readStatement(readers, { owner: `account/${viewer.userId}`, bytes: input.file });
  await refuseOtherFile(db, { ...input, fileHash: hashOf(input.file) });
  return describeMatched(await matchRead(db, input, read));
};

export const hashOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

/** A number names one statement of a courier. Returns its id if it is this very file. */
export async function refuseOtherFile(
  run: Runner,
  { fileHash, ...named }: { courier: string; reference: string; fileHash: string },
): Promise<number | null> {
  const taken = await selectByReference(run, named);
  if (taken && taken.fileHash !== fileHash) throw remittanceRefusal('reference_used');
  return taken?.id ?? null;
}
