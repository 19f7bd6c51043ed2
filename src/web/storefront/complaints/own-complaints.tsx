import { listOwnComplaints } from '#modules/complaints/calls.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import { ComplaintCard } from './complaint-card.tsx';
import styles from './complaints.module.css';
import { complaintsText as text } from './text.ts';

/** What the account has complained about. */
export function OwnComplaints() {
  const answer = useCall(listOwnComplaints, {});
  return (
    <div className={styles.part}>
      <h3>{text.ownTitle}</h3>
      <Answered answer={answer} text={text}>
        {({ complaints }) =>
          complaints.length === 0 ? (
            <p className="muted">{text.none}</p>
          ) : (
            <div className={styles.cards}>
              {complaints.map(each => (
                <ComplaintCard key={each.number} complaint={each} />
              ))}
            </div>
          )
        }
      </Answered>
    </div>
  );
}
