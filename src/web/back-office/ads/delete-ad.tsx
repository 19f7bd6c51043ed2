import { useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { deleteAd } from '#modules/ads/back-office.calls.ts';
import type { ManagedAd } from '#modules/ads/managed-ad.ts';
import { api } from '../../data/api.ts';
import { Question } from '../parts/form-dialog/question.tsx';
import styles from './ads.module.css';
import { adsText } from './text.ts';

interface DeleteAdProps {
  ad: ManagedAd;
  onDeleted: () => void | Promise<void>;
}

/** Asks first, because it cannot be undone. */
export function DeleteAd({ ad, onDeleted }: DeleteAdProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <IconButton
        icon="trash"
        iconSize={18}
        label={adsText.delete(ad.title)}
        className={styles.danger}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <Question
          icon="trash"
          title={adsText.deleteTitle(ad.title)}
          text={adsText.deleteText}
          confirm={adsText.deleteNow}
          act={() => api(deleteAd, { adId: ad.id })}
          onClose={() => setAsks(false)}
          onDone={() => {
            showToast(adsText.deleted);
            return onDeleted();
          }}
        />
      )}
    </>
  );
}
