import { workingDays } from '#modules/complaints/text.ts';
import { showPage, showShop } from '#modules/settings/calls.ts';
import { publicLoader, type Source } from '../data/public-data.ts';
import { useSession } from '../data/session.ts';
import type { PageFacts } from '../page-facts.ts';
import { canonicalUrl, MISSING_PAGE } from '../parts/page-meta.ts';
import { pagesText } from '../parts/text-page.text.ts';
import { TextPage } from '../parts/text-page.tsx';
import { siteText } from '../text.ts';
import { ComplaintForm } from './complaints/complaint-form.tsx';
import styles from './complaints/complaints.module.css';
import { FindComplaint } from './complaints/find-complaint.tsx';
import { OwnComplaints } from './complaints/own-complaints.tsx';
import { complaintsText as text } from './complaints/text.ts';

async function load({ get, url }: Source) {
  const { complaintHotline: hotline, complaintBusinessDays: days } = await get(showShop, {});
  return {
    canonical: canonicalUrl(url),
    page: await get(showPage, { name: 'complaints' }),
    hotline,
    days,
  };
}

type ComplaintsData = Awaited<ReturnType<typeof load>>;

export const loader = publicLoader(load);

export function meta({ loaderData }: { loaderData: ComplaintsData | undefined }): PageFacts {
  if (!loaderData) return MISSING_PAGE;
  return {
    title: siteText.titled(pagesText.complaintsTitle),
    description: siteText.description,
    canonical: loaderData.canonical,
  };
}

/** How to complain, the form for it, and what became of one's complaints. */
export default function Complaints({ loaderData }: { loaderData: ComplaintsData }) {
  const { page, days, hotline } = loaderData;
  const { state } = useSession();
  return (
    <TextPage title={pagesText.complaintsTitle} page={page}>
      <section className={styles.record} aria-labelledby="complain">
        <h2 id="complain">{text.title}</h2>
        <p>{text.about(workingDays(days))}</p>
        <ComplaintForm isGuest={state === 'guest'} />
        {state === 'guest' && <FindComplaint />}
        {state === 'known' && <OwnComplaints />}
        {hotline && (
          <p className={styles.hotline}>
            {text.hotline}{' '}
            <a href={`tel:${hotline}`}>
              <bdi dir="ltr">{hotline}</bdi>
            </a>
          </p>
        )}
      </section>
    </TextPage>
  );
}
