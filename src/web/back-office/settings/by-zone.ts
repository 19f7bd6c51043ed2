import type { Zones } from '#modules/shipping/zones.calls.ts';
import { zoneNames } from './setting.text.ts';

export type Governorate = Zones['governorates'][number];
export type Zone = Governorate['zone'];
/** The new zones of governorates, by id. */
export type Moves = Readonly<Record<string, Zone>>;

export const ZONES = Object.keys(zoneNames) as Zone[];

/** The names of the governorates of a zone, in their order. */
export function namesIn(zone: Zone, governorates: readonly Governorate[]): string[] {
  return governorates.filter(each => each.zone === zone).map(({ nameAr }) => nameAr);
}

/** The moves with one more; a move back to the original zone is removed. */
export function withMove(moves: Moves, { id, zone }: Governorate, to: Zone): Moves {
  const { [id]: _, ...others } = moves;
  return to === zone ? others : { ...others, [id]: to };
}

/** The moves left after a colleague has moved some. */
export function movesLeft(moves: Moves, governorates: readonly Governorate[]): Moves {
  return Object.fromEntries(
    Object.entries(moves).filter(
      ([id, to]) => !governorates.some(each => String(each.id) === id && each.zone === to),
    ),
  );
}
