import { WholePieces } from '#kit/whole-pieces.tsx';
import styles from './specification-list.module.css';

/** Facts of a product, name and value; a Latin value keeps its own direction. */
export function SpecificationList({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>
              <WholePieces text={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
