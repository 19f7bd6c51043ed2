import { formatMobile } from '#platform/phone.ts';
import { IDENTITY_NAMES } from '../identity.text.ts';
import { IDENTITY_FIELDS, type Identity, type IdentityField } from '../identity.ts';
import { formatTaxNumber } from '../merchant.ts';
import styles from './identity.module.css';
import { identityUiText } from './identity.text.ts';

/** A legal identity as a list of names and values. */
export function IdentityFacts({ identity }: { identity: Identity }) {
  return (
    <dl className={styles.facts} aria-label={identityUiText.facts}>
      {IDENTITY_FIELDS.map(field => (
        <div key={field}>
          <dt>{IDENTITY_NAMES[field]}</dt>
          <dd>
            <IdentityValue field={field} value={identity[field]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FORMATS: Partial<Record<IdentityField, (value: string) => string>> = {
  taxNumber: formatTaxNumber,
  phone: formatMobile,
  vatRegistered: value => (value === 'yes' ? identityUiText.yes : identityUiText.no),
};
const NUMBERS: ReadonlySet<IdentityField> = new Set(['commercialRegister', 'taxNumber', 'phone']);

/** A field's value as people read it. */
export function IdentityValue({ field, value }: { field: IdentityField; value: string | undefined }) {
  if (!value) return identityUiText.empty;
  return <bdi dir={NUMBERS.has(field) ? 'ltr' : undefined}>{(FORMATS[field] ?? String)(value)}</bdi>;
}
