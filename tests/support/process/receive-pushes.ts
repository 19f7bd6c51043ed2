import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushNotice } from '#modules/notifications/push.ts';

/** A push service and the browser behind it: it believes nobody, and opens what it gets as the browser would. */
export async function pushService(port = 0) {
  const browser = createECDH('prime256v1');
  const own = browser.generateKeys();
  const auth = randomBytes(16);
  const received: PushNotice[] = [];
  const complaints: string[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization = '', ttl, topic = '', 'content-encoding': encoding } = request.headers;
    const complaint = complaintAbout(authorization, `http://${request.headers.host}`);
    if (complaint) complaints.push(complaint);
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm' || !/^[\w-]{1,32}$/.test(String(topic)))
      complaints.push('headers');
    if (status === 201) received.push(JSON.parse(open(Buffer.concat(chunks))));
    response.writeHead(status).end();
  });
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done));

  function open(body: Buffer): string {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    received,
    complaints,
    answerWith: (next: number) => void (status = next),
    close: () => server.close(),
  };
}

/** Whether a request says who sends it (RFC 8292). */
function complaintAbout(authorization: string, origin: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'no key';
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const given = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    given,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return `audience ${aud}`;
  if (!(exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000)) return 'expiry';
  return /^(?:mailto:|https:)/.test(sub) ? null : 'subject';
}
