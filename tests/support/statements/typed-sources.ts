import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, type SourceFile, SyntaxKind, type TypeNode } from 'typescript/unstable/ast';
import { API, type Checker, SignatureKind } from 'typescript/unstable/sync';
import { type Shape, shapeOf } from './shape.ts';

/** A template `sql<Row>…` in the sources. */
export interface Site {
  at: string;
  /** Its texts, joined: by them a statement that ran is traced to where it stands. */
  key: string;
  /** `Row`, or null for a template without. */
  row: Shape | null;
}

export interface QueryFunction {
  file: string;
  name: string;
  parameters: Shape[];
}

export interface TypedSources {
  sites: Site[];
  functions: QueryFunction[];
}

export const keyOf = (texts: readonly string[]): string => texts.join('\u0000');

/** Every template of SQL in `src`, and every function that a file with SQL exports, as the compiler understands them. */
export function readTypedSources(): TypedSources {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.resolve('tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json cannot be read');
    const files = globSync('src/**/*.ts').filter(file => /\bsql(<|`)/.test(readFileSync(file, 'utf8')));
    const sources = files
      .toSorted()
      .map(file => ({ file, source: project.program.getSourceFile(path.resolve(file)) }));
    return {
      sites: sources.flatMap(({ file, source }) => (source ? sitesIn(file, source, project.checker) : [])),
      functions: sources.flatMap(({ file, source }) =>
        source ? functionsOf(file, source, project.checker) : [],
      ),
    };
  } finally {
    api.close();
  }
}

interface Template extends Node {
  tag: Node & { text?: string };
  typeArguments?: readonly TypeNode[];
  template: {
    text?: string;
    head?: { text: string };
    templateSpans?: readonly { literal: { text: string } }[];
  };
}

function sitesIn(file: string, source: SourceFile, checker: Checker): Site[] {
  const sites: Site[] = [];
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (node.kind !== SyntaxKind.TaggedTemplateExpression) return;
    const { tag, typeArguments, template } = node as Template;
    if (tag.text !== 'sql') return;
    const spans = template.templateSpans?.map(({ literal }) => literal.text) ?? [];
    const key = keyOf([template.head?.text ?? template.text ?? '', ...spans]);
    const [row] = typeArguments ?? [];
    const line = source.text.slice(0, tag.end).split('\n').length;
    sites.push({
      at: `${file}:${line}`,
      key,
      row: row ? shapeOf(checker, checker.getTypeFromTypeNode(row)) : null,
    });
  };
  visit(source);
  return sites;
}

function functionsOf(file: string, source: SourceFile, checker: Checker): QueryFunction[] {
  const module = checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap(symbol => {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) return [];
    const parameters = signature
      .getParameters()
      .map(parameter => shapeOf(checker, checker.getTypeOfSymbol(parameter)));
    return [{ file, name: symbol.name, parameters }];
  });
}
