import 'server-only';
import type { z } from 'zod';
import { type ShownAction, secondFactorShapes } from '@/lib/contracts/office/second-factor/second-factor.shape';
import type { Environment } from '@/lib/server/environment';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';

const encryptionOf = ({ sealKey }: Pick<Environment, 'sealKey'>) => createDocumentTokens(`proofs:${sealKey}`);
const shape: z.ZodType<ShownAction> = secondFactorShapes['proofs.read'].record.shape.action;

/** What a person is shown of an action, as it is stored: it may name a payee. */
export function encryptShown(shown: ShownAction, keys: Pick<Environment, 'sealKey'>): string {
  return encryptionOf(keys).close(JSON.stringify(shown), '');
}

export function decryptShown(encrypted: string | null, keys: Pick<Environment, 'sealKey'>): ShownAction | null {
  const text = encrypted === null ? null : encryptionOf(keys).open(encrypted);
  return text === null ? null : shape.parse(JSON.parse(text));
}
