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
interface Found {
  id: string;
  nodes: { element: Element; any: Said[]; none: Said[] }[];
}
interface Results<F> {
  violations: F[];
  incomplete: F[];
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

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Colour;
}

export interface Axe {
  commons: { color: { Color: new () => Colour } };
  run: (where: Document, options: object) => Promise<Results<Found>>;
  utils: { querySelectorAll: (tree: unknown, selector: string) => Looks[] };
  teardown: () => void;
  _running: boolean;
  _tree: unknown;
  _memoizedFns: { clear: () => void }[];
  _audit: { noHtml: boolean; checks: Record<string, Check>; rules: Rule[] };
}

type InPage = Window & {
  axe: Axe;
  colours: { inDark: (() => void)[]; found?: ReturnType<Axe['run']>; undo: (() => void)[] };
};

/** What decides the rules of COLOURS. */
export const CHECKS = [...COLOURS, 'link-in-text-block-style'];

/**
 * What `showColours` would move, or is open over the page, is judged first as it stands, but for its colours; the page is
 * judged in one run otherwise.
 */
export async function lookAtMoved(options: object): Promise<Results<Finding> | null> {
  const { axe } = window as unknown as InPage;
  axe._audit.noHtml = true;
  // What is scrolled half under the bar has its whole size once it is scrolled out of it.
  scrollTo({ top: 0, behavior: 'instant' });
  // So has what is scrolled half out of a list of tabs.
  for (const each of document.querySelectorAll('nav'))
    if (each.scrollTop !== 0 || each.scrollLeft !== 0)
      each.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const moved =
    ":modal, :popover-open, form > [class*='_bar_'], [class*='_choices_'], [class*='_picks_'], [data-foot]";
  return document.querySelector(moved) && describe(await axe.run(document, options));
}

/** axe would write out each element, of which only those that it finds wrong are read. */
function describe({ violations, incomplete }: Results<Found>): Results<Finding> {
  const longest = 300;
  const write = ({ id, nodes }: Found) => ({
    id,
    nodes: nodes.map(({ element, any, none }) => ({ html: element.outerHTML.slice(0, longest), any, none })),
  });
  return { violations: violations.map(write), incomplete: incomplete.map(write) };
}

/** From now on axe parses each of a page's few dozen colours once, and not for each element that has it, twice. */
function parseColoursOnce(): void {
  const { Color } = (window as unknown as InPage).axe.commons.color;
  const { parseString } = Color.prototype as Colour;
  const parsed = new Map<string, Colour>();
  Color.prototype.parseString = function (this: Colour, text: string) {
    const known = parsed.get(text) ?? parseString.call(new Color(), text);
    parsed.set(text, known);
    const { r, g, b, alpha } = known;
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** From now on axe looks at three of each kind of text: alike in classes, letters, colours and all that they stand in. */
function lookAtKinds(): void {
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

/** Lets axe see colours that it would leave out of its check. */
function showColours() {
  // Letters that join make a word narrower than they are one by one, which axe takes for the ligature of an icon font.
  const letter = 10;
  CanvasRenderingContext2D.prototype.measureText = text =>
    ({ width: letter * text.length }) as unknown as TextMetrics;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    /* The line through a former price hides what the price stands on. */
    s { background-image: none !important; }
    /* The line between an order's steps, likewise, what their names stand on. */
    ol ::before, ol ::after { content: none !important; }
    /* What is open over the page is above all of it, whatever its place in the document. */
    body:has(:modal, :popover-open) { visibility: hidden; }
    :modal, :popover-open { visibility: visible; }
    /* Likewise of two that are open, the one over the other. */
    :modal:has(:modal) { visibility: hidden; }
    /* Under a bar at the window's bottom, which is opaque, lies whatever the lines above happen to leave there. */
    :is(form, [class*='_buy_']) > [class*='_bar_'], [data-foot] { position: static !important; }
    /* What a list of choices hides until it is scrolled stands in its place. */
    [class*='_choices_'] { max-block-size: none !important; }
    [class*='_picks_'] { flex-wrap: wrap !important; }
    section[data-foot]:has([class*='_actions_']) { flex-wrap: wrap !important; }
    section[data-foot] [class*='_actions_'] { flex: 0 0 100% !important; flex-wrap: wrap !important; }
    /* It is cut off by nothing that it was written into. */
    :has(:modal):is(:modal, :modal *) { overflow: visible !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Begins a run in a page that is light, and comes back when all of it has been looked at. */
export async function lookInLight([checks, options]: readonly [string[], object]): Promise<void> {
  const page = window as unknown as InPage;
  showColours();
  lookAtKinds();
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
          // What has left the page since, as when a list was read again, has no looks any more.
          const looks = (asked[0] as Node).isConnected ? [light, look('dark')] : [light];
          const doubted = looks.filter(({ result }) => result !== true);
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
export async function lookInDark(): Promise<Results<Finding>> {
  const { axe, colours } = window as unknown as InPage;
  if (!matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('the page is not dark yet');
  const elements = axe._tree ? axe.utils.querySelectorAll(axe._tree, '*') : [];
  for (const each of elements)
    Object.assign(each, { _cache: {}, _stackingContext: undefined } satisfies Looks);
  for (const remember of axe._memoizedFns) remember.clear();
  for (const look of colours.inDark) look();
  const found = describe(await (colours.found as ReturnType<Axe['run']>));
  for (const undo of colours.undo) undo();
  document.adoptedStyleSheets = [];
  return found;
}

/** Gives up a run that cannot end, so that another may begin. */
export function forget(): void {
  const { axe, colours } = window as unknown as InPage;
  for (const undo of colours.undo) undo();
  document.adoptedStyleSheets = [];
  axe._running = false;
  axe.teardown();
}

/** They call one another, so all of them stand in the page. */
export const HELPERS: readonly string[] = [describe, parseColoursOnce, lookAtKinds, showColours].map(String);
