import type { WrittenPage } from '#modules/settings/pages.calls.ts';

/** A section as it is typed: an empty line separates two paragraphs. */
export interface TypedSection {
  key: number;
  heading: string;
  text: string;
}

export const typedOf = (sections: WrittenPage['sections']): TypedSection[] =>
  sections.map(({ heading, paragraphs }, key) => ({ key, heading, text: paragraphs.join('\n\n') }));

export const sectionsOf = (typed: readonly TypedSection[]): WrittenPage['sections'] =>
  typed.map(({ heading, text }) => ({
    heading,
    paragraphs: text.split(/\n\s*\n/).filter(paragraph => paragraph.trim() !== ''),
  }));

export function withNewSection(typed: readonly TypedSection[]): TypedSection[] {
  const key = Math.max(-1, ...typed.map(each => each.key)) + 1;
  return [...typed, { key, heading: '', text: '' }];
}

/** Whether it differs from the current text. */
export function isOther(typed: readonly TypedSection[], sections: WrittenPage['sections']): boolean {
  return JSON.stringify(sectionsOf(typed)) !== JSON.stringify(sections);
}
