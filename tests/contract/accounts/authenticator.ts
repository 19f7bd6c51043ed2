import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

interface Challenge {
  challenge: string;
  /** The page that asks. */
  origin: string;
}

/** The flags of WebAuthn: the person is there, was verified by the device, and a new key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A passkey in software (WebAuthn level 3, ES256), as a telephone holds one. */
export function newAuthenticator(shopId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;

  function dataOf(flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(shopId), Buffer.from([flags]), count, rest]);
  }

  const clientData = (type: string, { challenge, origin }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: base64url(credentialId),
    /** A new key, as `navigator.credentials.create` gives it, with no proof of who made the device. */
    create(challenge: Challenge) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credentialId, cose]);
      const data = dataOf(PRESENT | VERIFIED | WITH_KEY, key);
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestationObject = base64url(Buffer.concat([head, Buffer.from([data.length]), data]));
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject,
      };
    },
    /** Signs in, as `navigator.credentials.get` does; `unverified` asked for no finger and no number. */
    get(challenge: Challenge, person: 'verified' | 'unverified' = 'verified') {
      const data = dataOf(person === 'verified' ? PRESENT | VERIFIED : PRESENT);
      const client = clientData('webauthn.get', challenge);
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
}
