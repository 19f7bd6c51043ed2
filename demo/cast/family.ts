import type { Disclosure } from '#modules/catalog/disclosure.ts';
import type { Exclusion } from '#modules/catalog/exclusion.ts';
import type { GoodsKind } from './goods-kind.ts';

/** What a buyer may choose: the extra is in whole pounds on top of the item's price. */
export interface ChoiceValue {
  label: string;
  /** Hex colour of the swatch; colours only. */
  swatch?: string;
  extra: number;
}

export interface Choice {
  name: string;
  values: ChoiceValue[];
}

/** What an item says of itself where it differs from the rest of its family. */
export interface OwnWords {
  about: string;
  specs: readonly (readonly [name: string, value: string])[];
  kind?: GoodsKind;
}

export interface ItemNotes {
  /** Instead of the family's description, table and tails. */
  own?: OwnWords;
  /** The former price in whole pounds, where a picture of the design fixes it. */
  was?: number;
  /** How often it was asked for, where it should lead a list. */
  asked?: number;
  stock?: number;
  /** The shop that sells it, where the design or an ad says so. */
  seller?: string;
  /** The design's pictures show this title: nothing is put before or after it. */
  exact?: boolean;
  /** That its look is fixed. Chance has one draw less then, so whoever takes it away changes all goods that follow. */
  look?: number;
  options?: Choice[];
}

/**
 * Title, price in pounds and what is special about it. A title may hold one {a|b|c}: it becomes one product for
 * each, and the price is then a list as long.
 */
export type Item = readonly [title: string, pounds: number | readonly number[], notes?: ItemNotes];

/**
 * What is said of the goods of a family: a text that is true of all of them, or one with the titles that it is true `of`, or
 * with those of which it is `not`; of these something `else` may be said. What a title says already counts as not: nobody hangs a second size behind a size.
 */
export type Said = string | { says: string; of?: RegExp; not?: RegExp; else?: string };

/** Those of the texts that are true of what is called so. */
export function fitting(title: string, said: readonly Said[]): string[] {
  return said.flatMap(each => {
    if (typeof each === 'string') return [each];
    const { says, of = /(?:)/, not, else: other } = each;
    if (of.test(title) && !not?.test(title)) return [says];
    return other ? [other] : [];
  });
}

/** Products that belong side by side: they share their description and their table. */
export interface Family {
  kind: GoodsKind;
  /** May stand before a title that names none; otherwise those of the category may. */
  brands?: readonly string[];
  /** What shops here hang behind a title, one after another, where it fits. */
  tails: readonly Said[];
  /** The first sentence always stands, so it has something to say of all; of the others each product shows some. */
  about: readonly Said[];
  /** A row may name the titles that it is true of. */
  specs: readonly (readonly [name: string, value: string, of?: RegExp])[];
  options?: Choice[];
  /** Why the law lets none of it go back without a reason. */
  notReturnable?: Exclusion;
  /** Where it is made, for how long it is guaranteed, and what to beware of. */
  told?: Partial<Disclosure>;
  items: readonly Item[];
}
