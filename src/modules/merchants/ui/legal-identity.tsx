import { formatMobile } from '#platform/phone.ts';
import { formatTaxNumber, type LegalIdentity as Identity } from '../merchant.ts';
import styles from './legal-identity.module.css';
import { sellerText } from './text.ts';

/** Name, register and tax number, address, phone and e-mail of the seller (law 181/2018, article 37). */
export function LegalIdentity({ merchant }: { merchant: Identity }) {
  return (
    <details className={styles.identity}>
      <summary>{sellerText.identity}</summary>
      <dl>
        <Fact label={sellerText.legalName} value={merchant.legalName} />
        <Fact label={sellerText.commercialRegister} value={merchant.commercialRegister} ltr />
        <Fact label={sellerText.taxNumber} value={formatTaxNumber(merchant.taxNumber)} ltr />
        <Fact label={sellerText.address} value={merchant.address} />
        <Fact label={sellerText.phone} value={formatMobile(merchant.phone)} ltr />
        <Fact label={sellerText.email} value={merchant.email} ltr />
      </dl>
    </details>
  );
}

function Fact({ label, value, ltr }: { label: string; value: string; ltr?: boolean }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{ltr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
    </div>
  );
}
