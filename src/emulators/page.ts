import { MESSAGE_TROUBLES, type MessageTrouble } from './outbox.ts';
import { SANDBOX_TEXT, TROUBLE_TEXT } from './text.ts';

export interface Choice {
  /** Posted as `deed`. */
  deed: string;
  label: string;
}

export interface SandboxPage {
  title: string;
  /** Lines of label and value. */
  facts: readonly (readonly [string, string])[];
  /** The address of the form, relative to the page. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  choices: readonly Choice[];
}

const STYLE = `
  body { margin: 0; padding: 1.5rem; background: #f4efe4; color: #241c12; font: 1.0625rem/1.7 'Noto Sans Arabic', Tahoma, sans-serif }
  main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: #fffdf8; border: 1px solid #d8cdb8; border-radius: 1rem }
  .sandbox { margin: 0 0 1rem; padding: .5rem .75rem; background: #fbe7b6; border-radius: .5rem; font-weight: 600 }
  h1 { margin: 0 0 1rem; font-size: 1.375rem } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
  dt { color: #6b5c45 } dd { margin: 0; font-weight: 600 } bdi { unicode-bidi: isolate }
  form { display: grid; gap: .75rem } select, button { min-height: 2.75rem; font: inherit; border-radius: .5rem }
  button { border: 1px solid #0c5c4c; background: #fff; color: #0c5c4c; cursor: pointer } button:first-of-type { background: #0c5c4c; color: #fff }
  select { border: 1px solid #b9ab92; background: #fff } :focus-visible { outline: 3px solid #d98c00; outline-offset: 2px }`;

/** A page of an emulated gateway: the payment, and the outcomes that the person trying the shop can choose. */
export function sandboxPage({ title, facts, action, hidden, choices }: SandboxPage): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${STYLE}</style>
<main>
  <p class="sandbox" role="note">${SANDBOX_TEXT.notice}</p>
  <h1>${escape(title)}</h1>
  <dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd><bdi>${escape(value)}</bdi></dd>`).join('')}</dl>
  ${choices.length === 0 ? '' : formOf({ action, hidden, choices })}
</main>
</html>`;
}

function formOf({ action, hidden, choices }: Pick<SandboxPage, 'action' | 'hidden' | 'choices'>): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  const buttons = choices.map(({ deed, label }) => `<button name="deed" value="${deed}">${label}</button>`);
  return `<form method="post" action="${escape(action)}">${[...fields, ...buttons, troubleField()].join('\n    ')}</form>`;
}

function troubleField(): string {
  const options = MESSAGE_TROUBLES.map(
    trouble => `<option value="${trouble}">${TROUBLE_TEXT[trouble]}</option>`,
  );
  return `<label>${SANDBOX_TEXT.message} <select name="trouble"><option value="">${SANDBOX_TEXT.asItShould}</option>${options.join('')}</select></label>`;
}

/** The choice made on a page. */
export function chosen(body: string): { form: URLSearchParams; trouble: MessageTrouble | null } {
  const form = new URLSearchParams(body);
  return { form, trouble: MESSAGE_TROUBLES.find(each => each === form.get('trouble')) ?? null };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}
