import 'server-only';
import type { z } from 'zod';
import { type ShownAction, secondFactorShapes } from '@/lib/contracts/office/second-factor/second-factor.shape';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';

const encryptionOf = (keys: EncryptionKeys) => documentTokensOf(keys, 'proofs');
const shape: z.ZodType<ShownAction> = secondFactorShapes['proofs.read'].record.shape.action;

/** What a person is shown of an action, as it is stored: it may name a payee. */
export function encryptShown(shown: ShownAction, keys: EncryptionKeys): string {
  return encryptionOf(keys).close(JSON.stringify(shown), '');
}

export function decryptShown(encrypted: string | null, keys: EncryptionKeys): ShownAction | null {
  const text = encrypted === null ? null : encryptionOf(keys).open(encrypted);
  return text === null ? null : shape.parse(JSON.parse(text));
}
