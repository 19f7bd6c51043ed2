/** Data for search engines. `<` is escaped, so no product's name can end the element. */
export function JsonLd({ facts }: { facts: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- data, not markup, with `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
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
