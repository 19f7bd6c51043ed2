import { Button, ButtonLink } from '#kit/button.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { compared, MOST_COMPARED } from '../../data/compared.ts';
import { discoveryText as text } from './text.ts';

/** Puts a product into the comparison or takes it out, and leads there from two on. */
export function CompareButton({ productId }: { productId: number }) {
  const ids = compared.use();
  const isIn = ids.includes(productId);
  const toggle = () => {
    if (isIn) return compared.change(ids.filter(id => id !== productId));
    if (ids.length >= MOST_COMPARED) return showFailure(text.compareFull);
    compared.change([...ids, productId]);
  };
  return (
    <>
      <Button variant="text" icon="list-checks" aria-pressed={isIn} onClick={toggle}>
        {isIn ? text.stopComparing : text.compare}
      </Button>
      {ids.length > 1 && (
        <ButtonLink variant="text" to="/compare">
          {text.toComparison(ids.length)}
        </ButtonLink>
      )}
    </>
  );
}
