/**
 * An order's number as people say and write it, `WK-10482`; draw it inside `<bdi dir="ltr">`.
 * Throws RangeError when the id is not a positive whole number.
 */
export function orderNumber(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError(`not an order id: ${id}`);
  return `WK-${id}`;
}
