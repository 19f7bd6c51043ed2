/** The mark of a bar at the bottom of a phone's window, whose place on other pages the navigation has. */
export const FOOT = { 'data-foot': true } as const;
