import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { envelope, MCP_PATH, ucpProfile } from '#modules/agents/ucp.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Route } from '#platform/server/route.ts';
import { generalRefusal } from '#platform/text.ts';
import { guest } from '#platform/viewer.ts';
import { answerNearby } from '../read-nearby.ts';
import { chargedTo, spendBudget } from '../spend-budget.ts';
import { dispatchRefusal } from '../text.ts';
import { RpcError, type RpcRequest, rpcFailure, rpcRequest, rpcResult } from './json-rpc.ts';
import { type AgentApi, TOOLS, type Tool } from './tools.ts';

/** Of the Model Context Protocol, the newest first. */
const MCP_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/**
 * The api for shopping agents: a profile at a known address, and tools over MCP (streamable HTTP, without sessions).
 * Agents read what guests read and change nothing. Closed by a setting, it is not there at all.
 */
export function registerAgents(http: FastifyInstance, ctx: Ctx, routes: readonly Route[]): void {
  const refuseClosed = async () => {
    if (!(await readSettings(ctx)).shoppingAgents) throw generalRefusal('not_found');
  };
  http.get('/.well-known/ucp', async (_, reply) => {
    await ctx.changes.unlessAway(refuseClosed);
    return reply
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .send(ucpProfile(ctx.config.publicUrl));
  });
  http.post(MCP_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await ctx.changes.unlessAway(refuseClosed);
    const { isRefused, retryAfter, headers } = spendBudget(ctx, 'agents', {
      viewer: guest,
      address: request.ip,
    });
    reply.headers(headers);
    if (isRefused) throw dispatchRefusal('too_many_requests', { retryAfter });
    const asked = rpcRequest(request.body);
    if (!asked) {
      const error = new RpcError('invalid_request', 'not a request of JSON-RPC 2.0');
      return reply.code(400).send(rpcFailure(undefined, error));
    }
    if (asked.id === undefined) return reply.code(202).send();
    const charged = chargedTo(ctx, { viewer: guest, address: request.ip });
    return reply.send(await answerRpc(asked, apiFor(charged, routes, request)));
  });
  // There is nothing to listen to, and no session to end.
  http.get(MCP_PATH, (_, reply) => reply.code(405).header('allow', 'POST').send());
}

function apiFor(ctx: Ctx, routes: readonly Route[], request: FastifyRequest): AgentApi {
  const caller = {
    viewer: guest,
    requestId: request.id,
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
  };
  return {
    site: ctx.config.publicUrl,
    async get(call, input) {
      const route = routes.find(each => each.call === call);
      if (!route) throw new Error(`nothing answers ${call.path}`);
      return (await ctx.changes.unlessAway(() => answerNearby(ctx, route, { input, caller }))) as never;
    },
  };
}

async function answerRpc(asked: RpcRequest, api: AgentApi) {
  try {
    return rpcResult(asked.id, await resultOf(asked, api));
  } catch (error) {
    if (error instanceof RpcError) return rpcFailure(asked.id, error);
    throw error;
  }
}

async function resultOf({ method, params = {} }: RpcRequest, api: AgentApi): Promise<unknown> {
  switch (method) {
    case 'initialize':
      return initialized(params['protocolVersion']);
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: TOOLS.map(described) };
    case 'tools/call':
      return callTool(params, api);
    default:
      throw new RpcError('method_not_found', `no method ${method}`);
  }
}

const initialized = (wanted: unknown) => ({
  protocolVersion: MCP_VERSIONS.find(version => version === wanted) ?? MCP_VERSIONS[0],
  capabilities: { tools: {} },
  serverInfo: { name: 'wekala', version: '1' },
});

const described = ({ name, description, input }: Tool) => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return { name, description, inputSchema, annotations: { readOnlyHint: true } };
};

async function callTool({ name, arguments: given = {} }: Record<string, unknown>, api: AgentApi) {
  const tool = TOOLS.find(each => each.name === name);
  if (!tool) throw new RpcError('invalid_params', `no tool ${String(name)}`);
  const parsed = tool.input.safeParse(given);
  if (!parsed.success) throw new RpcError('invalid_params', z.prettifyError(parsed.error));
  return toolResult(await tool.run(parsed.data as never, api).catch(refused));
}

/** A refusal is an answer, with the code that every caller of the shop gets. */
function refused(error: unknown): object {
  if (!isRefusal(error) || error.status >= 500) throw error;
  const message = { type: 'error', code: error.code, content: error.message, severity: 'unrecoverable' };
  return { ucp: envelope(null, 'error'), messages: [message] };
}

const toolResult = (content: object) => ({
  structuredContent: content,
  content: [{ type: 'text', text: JSON.stringify(content) }],
  isError: 'ucp' in content && (content.ucp as { status: string }).status === 'error',
});
