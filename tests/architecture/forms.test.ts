import { describe } from 'vitest';
import { allows, holds, ofEach, refuses } from './rule.ts';

const BY_HAND = /\berror=\{(?:form\.)?errors(?:\.(?<dotted>\w+)|\['(?<quoted>[^']+)'\])\}/g;

describe('a field finds the sentence of its name in its form (web/data/call-form.tsx)', () => {
  const rule = ofEach(({ file, text }) => {
    if (!/^src\/(web|modules)\/.+\.tsx$/.test(file)) return [];
    return [...text.matchAll(BY_HAND)].flatMap(({ index, groups }) => {
      const around = text.slice(text.lastIndexOf('<', index), index + 400).split('/>')[0];
      const name = groups?.['dotted'] ?? groups?.['quoted'];
      const isItsOwn = around?.includes(`name="${name}"`);
      return isItsOwn ? [`${file}:${text.slice(0, index).split('\n').length}  leave the error out`] : [];
    });
  });
  holds(rule);
  refuses(rule, 'src/web/x.tsx', '<Field name="mobile" error={form.errors.mobile} />');
  refuses(rule, 'src/web/x.tsx', `<Field error={errors['gift.note']} name="gift.note" />`);
  allows(rule, 'src/web/x.tsx', '<Field name="note" error={form.errors.lines} />');
});

const REFUSAL_IN_TOAST = /\bshowToast\([^;]*\bmessage\b/g;

describe('a refusal is not said with the mark of what was done (kit/overlay/failure.ts)', () => {
  const rule = ofEach(({ file, text }) =>
    [...text.matchAll(REFUSAL_IN_TOAST)].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}  showFailure`,
    ),
  );
  holds(rule);
  refuses(rule, 'src/web/x.tsx', 'if (refusal) showToast(refusal.message);');
  allows(rule, 'src/web/x.tsx', 'if (refusal) showFailure(refusal.message); else showToast(text.saved);');
});

const FORM_AT_INPUT = /<form\b[^>]*\bonInput=|\bonInput\s*[:=]\s*\(/g;

describe('a form listens to `change`, so that a select keeps what a person chooses (web/data/use-call-form.ts)', () => {
  const rule = ofEach(({ file, text }) => {
    if (!file.startsWith('src/')) return [];
    return [...text.matchAll(FORM_AT_INPUT)].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}  onChange`,
    );
  });
  holds(rule);
  refuses(rule, 'src/web/x.tsx', '<form className={styles.dialog} onInput={onEdit} />');
  refuses(rule, 'src/web/x.ts', 'const onInput = (event: FormEvent<HTMLFormElement>) => keep(event);');
  refuses(rule, 'src/web/x.ts', 'const props = { onInput: () => setError(undefined) };');
  allows(rule, 'src/web/x.tsx', '<form onChange={onEdit}><input onInput={read} /></form>');
});
