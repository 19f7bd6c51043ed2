import type { TestShop } from '../../../support/shop.ts';

/** What a JSON schema of the shop's document is made of, as far as values are drawn from it. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** One call as a stranger reads of it in `/api/docs`. */
export interface PublicCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  isOpen: boolean;
  takesFile: boolean;
  inPath: Record<string, Schema>;
  inQuery: Record<string, Schema>;
  body: Schema | undefined;
  reply: Schema | undefined;
}

interface Operation {
  security: object[];
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { 200: { content: Record<string, { schema: Schema }> } };
}

/** Every call of the document; one that is declared today stands in it today. */
export async function readCalls({ http }: TestShop): Promise<PublicCall[]> {
  const reply = await http.inject({ url: '/api/docs' });
  const { paths } = reply.json<{ paths: Record<string, Record<string, Operation>> }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      // A stream that is let in never ends; tests/contract/orders/news.test.ts is about who is.
      .filter(([, operation]) => !('text/event-stream' in operation.responses[200].content))
      .map(([method, operation]) => doorOf(path, method, operation)),
  );
}

function doorOf(path: string, method: string, operation: Operation): PublicCall {
  const fields = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters.filter(each => each.in === place).map(({ name, schema }) => [name, schema]),
    );
  const content = operation.requestBody?.content ?? {};
  return {
    method: method.toUpperCase() as PublicCall['method'],
    path,
    isOpen: operation.security.some(each => Object.keys(each).length === 0),
    takesFile: 'application/octet-stream' in content,
    inPath: fields('path'),
    inQuery: fields('query'),
    body: content['application/json']?.schema,
    reply: operation.responses[200].content['application/json']?.schema.properties?.['body'],
  };
}

export const nameOf = ({ method, path }: PublicCall) => `${method} ${path}`;

/** The input of a call as one object. */
export interface Request {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface Answer {
  status: number;
  text: string;
}

/** Knocks as a client would. */
export async function send(
  { http }: TestShop,
  { call, input, token }: { call: PublicCall; input: Request; token: string | null },
): Promise<Answer> {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query))
    if (value !== undefined) words.append(name, wellFormed(value));
  const at = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(input.path[name])),
  );
  const payload = input.body === undefined ? undefined : bytesOf(input.body);
  const isFile = input.body instanceof Uint8Array;
  const { statusCode: status, body: text } = await http.inject({
    method: call.method,
    url: words.size > 0 ? `${at}?${words}` : at,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && {
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  });
  return { status, text };
}

const bytesOf = (body: unknown) => (body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body));

/** An address cannot carry half a letter; no client could send it. */
const wellFormed = (value: unknown) => String(value).toWellFormed();
