import * as z from 'zod/mini';
import type { AnyCall } from '#platform/call.ts';
import { PROOF_HEADER } from '#platform/proof-of-work.ts';
import type { Route } from '#platform/server/route.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

const error = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' }, details: { type: 'object' } },
      required: ['code', 'message', 'details'],
    },
  },
  required: ['error'],
};

/** The OpenAPI 3.1 document of all calls, drawn from their declarations. */
export function openApi(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call } of routes) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wekala', version: '1' },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(call: AnyCall) {
  const input = schemaOf(call.input, 'input');
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(match => match[1] as string);
  const fields = Object.entries(input.properties ?? {});
  const asBody = !call.carries && (call.method === 'POST' || call.method === 'PUT');
  const parameters = fields
    .filter(([name]) => !(call.carries && name === 'file'))
    .filter(([name]) => inPath.includes(name) || !asBody)
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema,
    }));
  return {
    summary: call.summary,
    description: descriptionOf(call),
    security: call.access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters,
    requestBody: bodyOf(call, input),
    responses: {
      200: {
        description: 'Done',
        content: replyOf(call),
      },
      default: {
        description: 'Refused, with nothing changed',
        content: { 'application/json': { schema: error } },
      },
    },
  };
}

const WORK = `While the shop is attacked, a request without the header ${PROOF_HEADER} is refused with proof_needed.`;

function descriptionOf({ refusals = [], braked }: AnyCall): string | undefined {
  const named = refusals.length > 0 ? [`Refusals: ${refusals.join(', ')}.`] : [];
  return [...named, ...(braked ? [WORK] : [])].join(' ') || undefined;
}

/** A file is the whole body, or the whole reply. */
const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function bodyOf({ method, carries }: AnyCall, input: JsonSchema) {
  if (carries) return { content: FILE };
  return method === 'POST' || method === 'PUT'
    ? { content: { 'application/json': { schema: input } } }
    : undefined;
}

function replyOf({ replies, output }: AnyCall) {
  if (replies === 'file') return FILE;
  if (replies === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  const properties = { body: schemaOf(output, 'output') };
  return { 'application/json': { schema: { type: 'object', properties, required: ['body'] } } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}
