import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page whose code is fetched when it is first drawn. Without a network it waits for one, and what the server
 * drew in its place stays; a failed fetch would otherwise take the whole page down.
 */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilFetched(fetchPart) }));
}

async function untilFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise(resolve => addEventListener('online', resolve, { once: true }));
    return untilFetched(fetchPart);
  }
}
