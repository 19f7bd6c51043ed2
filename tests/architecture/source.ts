import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

/** One import of whatever form: static, dynamic, a re-export, or a type's. */
export type Import = {
  specifier: string;
  /** The file it means, from the root of the project; `null` for a package. */
  target: string | null;
  line: number;
};

export type Source = { file: string; text: string; tree: ESTree.Program; imports: readonly Import[] };

/** What is wrong where, as `file:line  why`. */
export type Violation = string;

/** Every TypeScript file of these folders, parsed. */
export function readSources(...folders: string[]): Source[] {
  const files = globSync(folders.map(folder => `${folder}/**/*.{ts,tsx}`));
  return files.toSorted().map(file => parseSource(file, readFileSync(file, 'utf8')));
}

export function parseSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const source = { file, text, tree: program };
  return { ...source, imports: findImports(source) };
}

export function walk(source: Pick<Source, 'tree'>, visitor: VisitorObject): void {
  new Visitor(visitor).visit(source.tree);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export function at(source: Pick<Source, 'file' | 'text'>, node: { start: number }, why: string): Violation {
  return `${source.file}:${lineAt(source.text, node.start)}  ${why}`;
}

function findImports(source: Omit<Source, 'imports'>): Import[] {
  const found: Import[] = [];
  const add = (node: ESTree.Expression | null) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
    const target = resolve(source.file, node.value);
    found.push({ specifier: node.value, target, line: lineAt(source.text, node.start) });
  };
  walk(source, {
    ImportDeclaration: node => add(node.source),
    ExportNamedDeclaration: node => add(node.source),
    ExportAllDeclaration: node => add(node.source),
    ImportExpression: node => add(node.source),
    TSImportType: node => add(node.source),
  });
  return found;
}

/** `#kit/button.tsx` and the like are written in package.json as folders of src. */
function resolve(file: string, specifier: string): string | null {
  const clean = specifier.replace(/\?.*$/, '');
  if (clean.startsWith('#')) return path.join('src', clean.slice(1));
  return clean.startsWith('.') ? path.join(path.dirname(file), clean) : null;
}
