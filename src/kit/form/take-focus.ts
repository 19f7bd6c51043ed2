/** The ref of a field that appears where a button was pressed: the button is gone, and its focus with it. */
export const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
