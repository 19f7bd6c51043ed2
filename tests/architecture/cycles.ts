import type { Source } from './source.ts';

/** Each cycle once, as the path that closes it, from its alphabetically first file. */
export function findCycles(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]),
  );
  const done = new Set<string>();
  const cycles = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.add(tell(trail.slice(start)));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...cycles];
}

function tell(cycle: readonly string[]): string {
  const first = cycle.indexOf(cycle.toSorted()[0] ?? '');
  const turned = [...cycle.slice(first), ...cycle.slice(0, first)];
  return [...turned, turned[0]].join(' → ');
}
