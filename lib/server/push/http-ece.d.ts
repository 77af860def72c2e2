/** Encrypted content encoding for HTTP (RFC 8188), as far as we use it. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    readonly version: 'aes128gcm';
    /** Our key pair of this message alone. */
    readonly privateKey: ECDH;
    /** The public key of who reads it, base64url. */
    readonly dh: string;
    readonly authSecret: string;
    /** Bytes that are added, so that its length says nothing. */
    readonly pad: number;
  }

  export function encrypt(content: Buffer, parameters: Parameters): Buffer;
}
