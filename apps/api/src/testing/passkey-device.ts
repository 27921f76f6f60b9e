import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** Encodes the header of a CBOR item (RFC 8949): its major type and a length below 65,536. */
const cborHead = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);

const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborNumber = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));

/** How a device's response deviates from the default. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** Whether the user was verified by a PIN or biometrics; true by default. */
  isVerified?: boolean;
  /** The signature counter to report; by default the next one. */
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

/** The options from the server that the device uses. */
interface Options {
  challenge: string;
  [name: string]: unknown;
}

/** A passkey with an ES256 key on a device that behaves as WebAuthn specifies. */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  counter = 0;
  #origin: string;
  #rpId: string;
  #userHandle = '';
  #publicKey: KeyObject;
  #privateKey: KeyObject;

  constructor({ origin, rpId }: { origin: string; rpId: string }) {
    this.#origin = origin;
    this.#rpId = rpId;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  /** Creates the passkey and returns what the browser sends. */
  create(options: Options, deviation: Deviation = {}) {
    this.#userHandle = (options['user'] as { id: string }).id;
    const authData = Buffer.concat([
      this.#authenticatorData(deviation, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#coseKey(),
    ]);
    const attestation = Buffer.concat([
      cborHead(5, 3),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      cborHead(5, 0),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, deviation).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Uses the passkey and returns what the browser sends. */
  use(options: Options, deviation: Deviation = {}) {
    this.counter = deviation.counter ?? this.counter + 1;
    const authenticatorData = this.#authenticatorData(deviation);
    const clientData = this.#clientData('webauthn.get', options, deviation);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.#privateKey,
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, options: Options, { origin, challenge }: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: challenge ?? options.challenge, origin: origin ?? this.#origin }),
    );
  }

  #authenticatorData({ rpId, isVerified = true }: Deviation, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(rpId ?? this.#rpId),
      Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]),
      counter,
    ]);
  }

  /** Encodes the public key as COSE (RFC 9053): EC2, ES256, P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const entries: [number, Buffer][] = [
      [1, cborNumber(2)],
      [3, cborNumber(-7)],
      [-1, cborNumber(1)],
      [-2, cborBytes(Buffer.from(x, 'base64url'))],
      [-3, cborBytes(Buffer.from(y, 'base64url'))],
    ];
    return Buffer.concat([
      cborHead(5, entries.length),
      ...entries.flatMap(([key, value]) => [cborNumber(key), value]),
    ]);
  }
}
