import { ButtonLink } from '#kit/button.tsx';
import { listKitText } from './text.ts';
import type { ListPlace } from './use-list-query.ts';

interface TurnsProps {
  query: ListPlace;
  /** The row after which older ones begin; null on the last page. */
  next: number | null;
}

/** To older rows, and back to the newest. */
export function Turns({ query, next }: TurnsProps) {
  if (next === null && query.before === undefined) return null;
  return (
    <nav aria-label={listKitText.turns} className="cluster">
      {query.before !== undefined && (
        <ButtonLink variant="outline" size="small" to={query.hrefWith({})} preventScrollReset>
          {listKitText.newest}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="outline" size="small" to={query.hrefWith({ before: next })}>
          {listKitText.older}
        </ButtonLink>
      )}
    </nav>
  );
}
