import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { FormError } from '#kit/form/form-error.tsx';
import { SelectField } from '#kit/form/select-field.tsx';
import { Icon } from '#kit/icon.tsx';
import { listProductChoices } from '#modules/catalog/back-office.calls.ts';
import { LARGEST_FILE } from '#modules/catalog/import/columns.ts';
import { checkImport, downloadTemplate, type ProductImport } from '#modules/catalog/import.calls.ts';
import { download, upload } from '../../../data/files.ts';
import { useSession } from '../../../data/session.ts';
import { useAction } from '../../../data/use-action.ts';
import { bodyOf, useCall } from '../../../data/use-call.ts';
import { usePastedFiles } from '../use-pasted-files.ts';
import styles from './import.module.css';
import { importText } from './text.ts';

interface ChooseFileProps {
  onChecked: (found: ProductImport) => void;
}

/** A file that is chosen, dropped or pasted, and uploaded for checking. */
export function ChooseFile({ onChecked }: ChooseFileProps) {
  const choices = useCall(listProductChoices, {});
  const merchants = bodyOf(choices)?.merchants ?? [];
  const isForMerchant = useSession().role === 'merchant';
  const [merchantId, setMerchantId] = useState<number>();
  const check = useCheck({ merchantId, onChecked });
  const lacksMerchant = !isForMerchant && merchantId === undefined;
  const take = (file: File | undefined) => file && (lacksMerchant ? check.lacksMerchant() : check.send(file));
  return (
    <section className={styles.panel} aria-label={importText.title}>
      {!isForMerchant && (
        <SelectField
          label={importText.merchant}
          name="merchantId"
          placeholder={importText.chooseMerchant}
          defaultValue=""
          options={merchants.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={event => setMerchantId(Number(event.target.value))}
        />
      )}
      <FormError message={check.message} />
      <DropZone percent={check.percent} onFile={take} />
      <Template />
      <details className={styles.help}>
        <summary>{importText.help}</summary>
        <ul>
          {importText.rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface Checking extends ChooseFileProps {
  merchantId: number | undefined;
}

function useCheck({ merchantId, onChecked }: Checking) {
  const [percent, setPercent] = useState<number | null>(null);
  const [own, setOwn] = useState<string>();
  const { message, run } = useAction();
  const send = async (file: File) => {
    setOwn(file.size > LARGEST_FILE ? importText.tooLarge : undefined);
    if (file.size > LARGEST_FILE) return;
    setPercent(0);
    const onProgress = (part: number) => setPercent(Math.round(part * 100));
    await run(async () => {
      onChecked(
        await upload(checkImport, { file, fileName: file.name.slice(0, 200), merchantId }, { onProgress }),
      );
    });
    setPercent(null);
  };
  return { percent, message: own ?? message, send, lacksMerchant: () => setOwn(importText.merchantFirst) };
}

interface DropZoneProps {
  /** The fraction already sent; null: no upload is running. */
  percent: number | null;
  onFile: (file: File | undefined) => void;
}

function DropZone({ percent, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(([file]) => file && onFile(file));
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className={classNames(styles.drop, isOver && styles.over)} {...drop}>
      <Icon name="file-up" size={32} />
      <p>{importText.drop}</p>
      <Button busy={percent === null ? undefined : importText.busy} onClick={() => input.current?.click()}>
        {importText.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,.txt"
        aria-label={importText.choose}
        onChange={event => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p className="muted">{importText.limits}</p>
      <Sending percent={percent} />
    </div>
  );
}

function Sending({ percent }: { percent: number | null }) {
  const said = percent === null ? '' : percent < 100 ? importText.uploading(percent) : importText.checking;
  return (
    <div className={styles.sending} aria-live="polite">
      {percent !== null && (
        <progress
          className={styles.bar}
          max={100}
          value={percent < 100 ? percent : undefined}
          aria-label={said}
        />
      )}
      {said}
    </div>
  );
}

function Template() {
  const { busy, message, run } = useAction();
  const save = (format: 'csv' | 'xlsx') => run(() => download(downloadTemplate, { format }));
  return (
    <div className={styles.row}>
      <strong>{importText.template}</strong>
      <Button size="small" variant="outline" icon="download" disabled={busy} onClick={() => save('xlsx')}>
        {importText.asXlsx}
      </Button>
      <Button size="small" variant="outline" icon="download" disabled={busy} onClick={() => save('csv')}>
        {importText.asCsv}
      </Button>
      <FormError message={message} />
    </div>
  );
}
