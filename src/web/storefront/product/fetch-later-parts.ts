/** A step of its own, so that the list of everything these parts need is not in the page's first scripts. */
export const fetchLaterParts = async () => ({ default: (await import('./later-parts.tsx')).LaterPart });
