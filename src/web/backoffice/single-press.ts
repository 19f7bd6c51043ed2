import type { MouseEvent } from 'react';

/**
 * What a press does that moves something on, but not the second of two quick ones: by then the button of the next step
 * may stand where the first one stood.
 */
export const singly =
  (move: () => unknown) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) move();
  };
