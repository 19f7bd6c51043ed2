/**
 * The page is complete as it came. Its scripts are fetched after the first paint, so that on a slow line they take
 * nothing from what the shopper waits to see.
 */
function start() {
  const { entry = '', scripts = '' } =
    document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  for (const href of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void import(/* @vite-ignore */ entry);
}

// A frame is asked for before it is painted, a timer in it runs after.
requestAnimationFrame(() => setTimeout(start));
