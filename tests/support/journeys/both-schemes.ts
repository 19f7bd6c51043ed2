/**
 * These run in the page, beside axe, and make its check of colours cheaper without asking less of it. To find what stands
 * on what takes it most of the time, and is the same in light and in dark: so one run looks at each element in light, waits
 * until the page is dark, and looks again. And of elements that are alike, such as the names in a list, it looks at three.
 */

// oxlint-disable no-underscore-dangle -- they are axe's own names

export type Scheme = 'light' | 'dark';

/** All that a colour scheme can change. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

export interface Finding {
  id: string;
  nodes: { html: string; any: Said[]; none: Said[] }[];
}
interface Said {
  message: string;
  data: { schemes?: Scheme[] } | null;
}

type Result = boolean | undefined;
interface Notes {
  data: (value: object) => void;
  relatedNodes: (nodes: unknown) => void;
}
interface Check {
  evaluate: (this: Notes, ...asked: unknown[]) => Result;
}
interface Rule {
  id: string;
  matches: (element: Element, ...more: unknown[]) => boolean;
}
/** What axe remembers of an element's looks; the rest of it is where the element stands. */
interface Looks {
  _cache: object;
  _stackingContext?: unknown;
}

export interface Axe {
  run: (where: Document, options: object) => Promise<{ violations: Finding[]; incomplete: Finding[] }>;
  utils: { querySelectorAll: (tree: unknown, selector: string) => Looks[] };
  _tree: unknown;
  _memoizedFns: { clear: () => void }[];
  _audit: { checks: Record<string, Check>; rules: Rule[] };
}

type InPage = Window & {
  axe: Axe;
  colours: { inDark: (() => void)[]; found?: ReturnType<Axe['run']>; undo: (() => void)[] };
};

/** What decides the rules of COLOURS. */
export const CHECKS = [...COLOURS, 'link-in-text-block-style'];

/** From now on axe looks at three of each kind of text: alike in classes, letters, colours and all that they stand in. */
export function lookAtKinds(): void {
  const page = window as unknown as InPage;
  const { axe } = page;
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast') as Rule;
  const { matches } = rule;
  page.colours = { inDark: [], undo: [() => (rule.matches = matches)] };
  const met = new Map<string, number>();
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const above = element.parentElement;
    const style = getComputedStyle(element);
    const looks = [style.backgroundColor, style.backgroundImage, style.opacity, style.mixBlendMode];
    const own = [element.localName, element.getAttribute('class'), ...looks].join(' ');
    const ground = `${above ? (grounds.get(above) ?? groundOf(above)) : ''}\n${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const kindOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [groundOf(element), color, fontSize, fontWeight, textShadow].join('\n');
  };
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
  rule.matches = (element, ...more) => {
    const isField = ['input', 'select', 'textarea'].includes(element.localName);
    // axe comes to the same, later.
    if (!isField && ![...element.childNodes].some(isText)) return false;
    const kind = kindOf(element);
    const times = met.get(kind) ?? 0;
    if (times === 3 || !matches(element, ...more)) return false;
    met.set(kind, times + 1);
    return true;
  };
}

/** Begins a run in a page that is light, and comes back when all of it has been looked at. */
export async function lookInLight([checks, options]: readonly [string[], object]): Promise<void> {
  const page = window as unknown as InPage;
  const { axe, colours } = page;
  if (matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('the page is dark already');
  await new Promise<void>((seen, fail) => {
    for (const id of checks) {
      const check = axe._audit.checks[id] as Check;
      const { evaluate } = check;
      colours.undo.push(() => (check.evaluate = evaluate));
      check.evaluate = function (this: Notes, ...asked) {
        const decide = (this as unknown as { async: () => (result: Result) => void }).async();
        const look = (scheme: Scheme) => {
          let data = {};
          const notes = { data: (value: object) => void (data = value), relatedNodes: () => undefined };
          return { scheme, result: evaluate.apply(notes, asked), data };
        };
        const light = look('light');
        colours.inDark.push(() => {
          const doubted = [light, look('dark')].filter(({ result }) => result !== true);
          const worst = doubted.find(({ result }) => result === false) ?? doubted[0] ?? light;
          this.data({ ...worst.data, schemes: doubted.map(({ scheme }) => scheme) });
          decide(worst.result);
        });
        // axe asks of all elements in one go.
        if (colours.inDark.length === 1) setTimeout(seen);
        return undefined;
      };
    }
    // Without a text there is nothing to wait for.
    (colours.found = axe.run(document, options)).then(() => seen(), fail);
  });
}

/** Ends it in the page, which is dark now. */
export async function lookInDark(): ReturnType<Axe['run']> {
  const { axe, colours } = window as unknown as InPage;
  if (!matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('the page is not dark yet');
  const elements = axe._tree ? axe.utils.querySelectorAll(axe._tree, '*') : [];
  for (const each of elements)
    Object.assign(each, { _cache: {}, _stackingContext: undefined } satisfies Looks);
  for (const remember of axe._memoizedFns) remember.clear();
  for (const look of colours.inDark) look();
  const found = await colours.found;
  for (const undo of colours.undo) undo();
  return found as Awaited<ReturnType<Axe['run']>>;
}
