import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

const KEY = 'test-key';
const SECRET = 'test secret/with+signs';
const EMPTY = createHash('sha256').update('').digest('hex');

/**
 * A store that speaks S3 with one bucket, and lets nobody in without a right signature (AWS Signature Version 4): written
 * by the protocol's description and not by what our client sends.
 */
export async function s3Server() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    if (!isSigned(request, body)) return void response.writeHead(403).end(error('SignatureDoesNotMatch'));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    if (request.method === 'GET' && key === '') return void response.end(list(objects, searchParams));
    if (request.method === 'POST' && searchParams.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name);
      return void response.end('<DeleteResult></DeleteResult>');
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { etag: `"${md5(body)}"` }).end();
    }
    const found = objects.get(key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!found) return void response.writeHead(404).end(error('NoSuchKey'));
    response.writeHead(200, { etag: `"${md5(found)}"`, 'content-length': found.length });
    response.end(request.method === 'HEAD' ? undefined : found);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as { port: number };
  const address = (secret: string) =>
    `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=eu-south-1`;
  return {
    url: address(SECRET),
    wrongUrl: address('wrong'),
    open: `http://127.0.0.1:${port}/bucket`,
    objects,
  };
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const said = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature = ''] = said ?? [];
  const [key, day = '', region = '', service = ''] = credential.split('/');
  const hash = String(request.headers['x-amz-content-sha256']);
  if (key !== KEY || service !== 's3') return false;
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== (body.length ? sha256(body) : EMPTY)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, pathname, query, headers.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature.padEnd(64, '0'), 'hex'));
}

function list(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const rows = found.map(
    ([key, bytes]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${rows.length}</KeyCount>${rows.join('')}</ListBucketResult>`;
}

const error = (code: string) => `<Error><Code>${code}</Code></Error>`;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const sha256 = (text: Buffer | string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
