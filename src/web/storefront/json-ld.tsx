/**
 * Data for search engines, which read what the server wrote: a browser is given none (`import.meta.env.SSR && …`) and leaves
 * the element as it came. `<` is escaped, so no product's name can end the element.
 */
export function JsonLd({ facts }: { facts: Record<string, unknown> | false }) {
  const json = facts
    ? JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
    : '';
  return (
    // oxlint-disable-next-line react/no-danger -- data, not markup, with `<` escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />
  );
}

interface Step {
  label: string;
  to?: string;
}

/** The path to a page, for search engines. */
export function breadcrumbFacts(origin: string, steps: readonly Step[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: new URL(to, origin).href } : {}),
    })),
  };
}
