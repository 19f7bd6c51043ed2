import { Field } from '#kit/form/field.tsx';
import { RadioCard } from '#kit/form/radio-card.tsx';
import { AD_TARGETS } from '#modules/ads/ad.ts';
import { LONGEST_AD_TITLE } from '#modules/ads/managed-ad.ts';
import { textField } from '../../parts/editor/text-field.ts';
import { editorText, targetNames } from '../text.ts';
import styles from './editor.module.css';
import { TargetField } from './target-field.tsx';
import type { AdEditor } from './use-ad-editor.ts';

export function TitleCard({ editor }: { editor: AdEditor }) {
  return (
    <section className={styles.card} aria-labelledby="ad-title">
      <h2 id="ad-title" className={styles.title}>
        {editorText.titleTitle}
      </h2>
      <Field
        {...textField(editor, 'title')}
        label={editorText.title}
        hint={editorText.titleHint}
        maxLength={LONGEST_AD_TITLE}
      />
    </section>
  );
}

/** Where a click leads [LND-11]. */
export function TargetCard({ editor: { form, change } }: { editor: AdEditor }) {
  const { directTo, target, merchant } = form;
  const hasOwn = directTo === 'merchant' || directTo === 'product';
  return (
    <section className={styles.card} aria-labelledby="ad-target">
      <h2 id="ad-target" className={styles.title}>
        {editorText.targetTitle}
      </h2>
      <fieldset>
        <legend className="visually-hidden">{editorText.targetTitle}</legend>
        <div className={styles.four}>
          {AD_TARGETS.map(kind => (
            <RadioCard
              key={kind}
              name="directTo"
              value={kind}
              title={targetNames[kind]}
              checked={directTo === kind}
              onChange={() => change({ directTo: kind, target: null })}
            />
          ))}
        </div>
      </fieldset>
      <TargetField
        key={directTo}
        name="targetId"
        kind={directTo}
        label={editorText.targetLabel[directTo]}
        chosen={target}
        onChoose={found => change({ target: found })}
      />
      {!hasOwn && (
        <TargetField
          name="merchantId"
          kind="merchant"
          label={editorText.advertiser}
          hint={editorText.advertiserHint}
          optional
          chosen={merchant}
          onChoose={found => change({ merchant: found })}
        />
      )}
    </section>
  );
}
