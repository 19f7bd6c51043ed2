import type { MouseEvent } from 'react';

/**
 * Runs an action on a press, but not on the second of two quick presses, because by then the button of the next step
 * may be in the same place.
 */
export const singly =
  (move: () => unknown) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) move();
  };
