import { showTaxProfile } from '#modules/taxes/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText } from '../text.ts';
import { ProfileForm } from './profile-form.tsx';
import { Submissions } from './submissions.tsx';
import { taxText } from './text.ts';

export function meta() {
  return { title: backOfficeText.titled(taxText.title), noindex: true };
}

/** The account at the tax authority, and what became of the documents that were handed in with it. */
export default function TaxDocuments() {
  const profile = useCall(showTaxProfile, {});
  return (
    <div className={styles.page}>
      <PageHead title={taxText.title} intro={taxText.intro} />
      <Submissions />
      <Answered answer={profile}>{body => <ProfileForm profile={body} onSaved={profile.reload} />}</Answered>
    </div>
  );
}
