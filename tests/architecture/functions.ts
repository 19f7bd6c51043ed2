import type { ESTree } from 'vite';
import { at, lineAt, type Source, type Violation, walk } from './source.ts';

const FUNCTION_LINES = 50;
const COMPONENT_LINES = 100;
const PARAMETERS = 3;

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

export function longFunctions(source: Source): Violation[] {
  return functionsIn(source).flatMap(({ node, name }) => {
    const lines = linesOf(source, node);
    const isComponent = source.file.endsWith('.tsx') && /^[A-Z]/.test(name);
    const limit = isComponent ? COMPONENT_LINES : FUNCTION_LINES;
    return lines > limit
      ? [at(source, node, `${name || 'a function'} has ${lines} lines, at most ${limit}`)]
      : [];
  });
}

/** How many lines each function of a file has. */
export function functionLines(source: Source): number[] {
  return functionsIn(source).map(({ node }) => linesOf(source, node));
}

export function oddParameters(source: Source): Violation[] {
  return functionsIn(source).flatMap(({ node, name }) => {
    const label = name || 'a function';
    if (node.params.length > PARAMETERS)
      return [at(source, node, `${label} takes ${node.params.length} parameters`)];
    return node.params.some(isBoolean) ? [at(source, node, `${label} takes a boolean: name the choice`)] : [];
  });
}

function linesOf({ text }: Source, { start, end }: FunctionNode): number {
  return lineAt(text, end) - lineAt(text, start) + 1;
}

function functionsIn(source: Source): { node: FunctionNode; name: string }[] {
  const found: { node: FunctionNode; name: string }[] = [];
  const names = new Map<number, string>();
  const add = (node: FunctionNode) => {
    found.push({ node, name: ('id' in node && node.id?.name) || names.get(node.start) || '' });
  };
  walk(source, {
    VariableDeclarator: node => {
      if (node.init && node.id.type === 'Identifier') names.set(node.init.start, node.id.name);
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  });
  return found;
}

function isBoolean(parameter: ESTree.ParamPattern): boolean {
  if (parameter.type === 'AssignmentPattern') {
    return parameter.right.type === 'Literal' && typeof parameter.right.value === 'boolean';
  }
  return (
    parameter.type === 'Identifier' && parameter.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword'
  );
}
