import { IconButton } from '#kit/button.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { removePaper, sendPaper } from '#modules/merchants/application.calls.ts';
import { PAPER_NAMES } from '#modules/merchants/application.text.ts';
import type { Paper } from '#modules/merchants/application.ts';
import {
  type EntityKind,
  missingPapers,
  PAPER_TYPES,
  type PaperKind,
  requiredPapers,
} from '#modules/merchants/papers.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import styles from './form.module.css';
import type { StepProps } from './step.ts';
import { applyText } from './text.ts';

type PapersProps = Pick<StepProps, 'application' | 'onChange' | 'errors'> & { entity: EntityKind };

/** Required papers, requested ones, and optional ones. */
export function Papers({ application, onChange, errors, entity }: PapersProps) {
  const required = [...requiredPapers(entity), ...(application?.papersAsked ?? [])];
  const offered = [...new Set<PaperKind>([...required, 'bank_proof', 'other'])];
  const missing = application ? missingPapers(entity, application) : required;
  const lacking = missing.length > 0 ? errors['papers'] : undefined;
  const action = useAction();
  const remove = (paperId: number) => action.run(async () => onChange(await api(removePaper, { paperId })));
  return (
    <fieldset className={styles.choice}>
      <legend tabIndex={-1} data-lacking={lacking && ''}>
        {applyText.papers}
      </legend>
      <p className="muted">{applyText.papersHint}</p>
      <FormError message={action.message ?? lacking} />
      <ul className={styles.papers}>
        {offered.map(kind => (
          <li key={kind} className={styles.paper}>
            <PaperHead
              kind={kind}
              missing={missing.includes(kind)}
              sent={papersOf(application?.papers, kind)}
              onRemove={remove}
            />
            <FilePicker
              label={labelFor(kind, papersOf(application?.papers, kind).length)}
              accept={PAPER_TYPES}
              call={sendPaper}
              input={{ kind, name: PAPER_NAMES[kind] }}
              onDone={onChange}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function papersOf(papers: readonly Paper[] | undefined, kind: PaperKind): readonly Paper[] {
  return papers?.filter(paper => paper.kind === kind) ?? [];
}

function labelFor(kind: PaperKind, sent: number): string {
  return sent === 0 ? applyText.addPaper(PAPER_NAMES[kind]) : applyText.anotherPaper(PAPER_NAMES[kind]);
}

interface HeadProps {
  kind: PaperKind;
  missing: boolean;
  sent: readonly Paper[];
  onRemove: (paperId: number) => void;
}

function PaperHead({ kind, missing, sent, onRemove }: HeadProps) {
  return (
    <div className={styles.paperHead}>
      <p className={styles.paperName}>
        {PAPER_NAMES[kind]}
        {missing && (
          <Pill tone="warn">{applyText.required(kind, sent.length === 0 ? 'first' : 'again')}</Pill>
        )}
      </p>
      {sent.map(({ id, name, mediaType, size }) => (
        <p key={id} className={styles.sent}>
          <Icon name={mediaType === 'application/pdf' ? 'file-text' : 'image'} size={18} />
          <span className={styles.grow}>
            {name} · {applyText.size(size)}
          </span>
          <IconButton icon="trash" label={applyText.removePaper(name)} onClick={() => onRemove(id)} />
        </p>
      ))}
    </div>
  );
}
