import { useState } from 'react';
import { Button, IconButton } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { deleteAd } from '#modules/ads/back-office.calls.ts';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './ads.module.css';
import { adsText, editorText } from './text.ts';

interface DeleteAdProps {
  ad: ManagedAd;
  onDeleted: () => void | Promise<void>;
}

/** Asks first, because it cannot be undone. */
export function DeleteAd({ ad, onDeleted }: DeleteAdProps) {
  const [asks, setAsks] = useState(false);
  const { busy, message, run } = useAction();
  const close = () => setAsks(false);
  const remove = () =>
    run(async () => {
      await api(deleteAd, { adId: ad.id });
      close();
      showToast(adsText.deleted);
      await onDeleted();
    });
  return (
    <>
      <IconButton
        icon="trash"
        iconSize={18}
        label={adsText.delete(ad.title)}
        className={styles.danger}
        onClick={() => setAsks(true)}
      />
      <AlertDialog
        open={asks}
        onClose={close}
        icon="trash"
        title={adsText.deleteTitle(ad.title)}
        text={message ?? adsText.deleteText}
      >
        <Button variant="outline" onClick={close}>
          {adsText.cancel}
        </Button>
        <Button variant="danger" busy={busy ? editorText.saving : undefined} onClick={remove}>
          {adsText.deleteNow}
        </Button>
      </AlertDialog>
    </>
  );
}
