import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser's part of a subscription: its public key (P-256, 65 bytes) and a secret of 16 bytes, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

const RECORD = 4096;
const LAST_RECORD = Buffer.from([2]);

/** Encrypts a text so that only the browser reads it (RFC 8291 and 8188, aes128gcm, in one record). */
export function encryptPush(text: string, { p256dh, auth }: PushKeys): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  const own = sender.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const secret = derive(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), { info, length: 32 });
  const salt = randomBytes(16);
  const key = derive(secret, salt, { info: 'Content-Encoding: aes128gcm\0', length: 16 });
  const nonce = derive(secret, salt, { info: 'Content-Encoding: nonce\0', length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final()];
  return Buffer.concat([header(salt, own), ...sealed, cipher.getAuthTag()]);
}

function derive(
  secret: Buffer,
  salt: Buffer,
  { info, length }: { info: string | Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function header(salt: Buffer, own: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD, 0);
  sizes.writeUInt8(own.length, 4);
  return Buffer.concat([salt, sizes, own]);
}
