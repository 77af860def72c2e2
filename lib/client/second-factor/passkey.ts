import type { Assertion, CreationOptions, NewPasskey, RequestOptions } from '@/lib/contracts/office/second-factor/passkey.shape';

/** Whether this browser makes and uses passkeys here; at an IP address and over plain http none does. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey on a device its owner chooses. Null when it was refused, took too long, or the device holds one of them. */
export async function createPasskey(options: CreationOptions): Promise<NewPasskey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return null;
  const { id, response } = made.toJSON();
  if (!('attestationObject' in response)) return null;
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Signs a challenge with a passkey. Null when it was refused or took too long. */
export async function signWithPasskey(options: RequestOptions): Promise<Assertion | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const found = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(found instanceof PublicKeyCredential)) return null;
  const { id, response } = found.toJSON();
  if (!('signature' in response)) return null;
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}
