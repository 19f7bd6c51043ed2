import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import type { ShownClaim, ShownReturn } from '#modules/returns/case-view.ts';
import { listCases } from '#modules/returns/returns.calls.ts';
import { reasonLabel, returnText } from '#modules/returns/text.ts';
import { CaseLines } from '#modules/returns/ui/case-facts.tsx';
import { ClaimPill, ReturnPill } from '#modules/returns/ui/case-pill.tsx';
import styles from '#modules/returns/ui/cases.module.css';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { Section } from '../../parts/section.tsx';
import { profileText } from '../text.ts';

/** All returns and claims of the account; each leads to its order, where the buyer continues. */
export function Returns() {
  const cases = useCall(listCases, {});
  return (
    <Section title={returnText.cases}>
      <Answered answer={cases}>
        {({ returns, claims }) =>
          returns.length + claims.length === 0 ? (
            <EmptyState
              heading="h3"
              lantern
              title={returnText.empty}
              text={returnText.emptyMore}
              action={<ButtonLink to="?tab=orders">{profileText.orders}</ButtonLink>}
            />
          ) : (
            <>
              {returns.map(it => (
                <Case
                  key={`return ${it.id}`}
                  it={it}
                  title={returnText.returnNumber(String(it.id))}
                  pill={<ReturnPill state={it.state} />}
                  about={reasonLabel(it.reason)}
                />
              ))}
              {claims.map(it => (
                <Case
                  key={`claim ${it.id}`}
                  it={it}
                  title={returnText.claimNumber(String(it.id))}
                  pill={<ClaimPill state={it.state} />}
                  about={reasonLabel(it.about)}
                />
              ))}
            </>
          )
        }
      </Answered>
    </Section>
  );
}

interface CaseProps {
  it: ShownReturn | ShownClaim;
  title: string;
  pill: ReactNode;
  about: string;
}

function Case({ it, title, pill, about }: CaseProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {pill}
      </div>
      <p className="muted">{about}</p>
      <CaseLines lines={it.lines} />
      <div>
        <ButtonLink to={`/order-details/${it.orderId}`} variant="outline" size="small">
          {returnText.toOrder}
        </ButtonLink>
      </div>
    </article>
  );
}
