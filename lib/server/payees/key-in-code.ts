import 'server-only';
import { readPixKey } from '@/lib/contracts/pix-key-form';
import { readPixCode } from '@/lib/format/pix-code';

/** The key a static code pays, written as a withdrawal to it would be; null for a code that has an address instead. */
export function keyInCode(qrCode: string): string | null {
  const key = readPixCode(qrCode)?.key ?? null;
  return key === null ? null : (readPixKey(key)[0]?.pixKey ?? key);
}
