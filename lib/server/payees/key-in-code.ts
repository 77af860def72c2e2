import 'server-only';
import { parsePixKey } from '@/lib/contracts/pix/pix-key-type-match';
import { parsePixCode } from '@/lib/format/pix-code';

/** The key a static code pays, written as a withdrawal to it would be; null for a code that has an address instead. */
export function keyInCode(qrCode: string): string | null {
  const key = parsePixCode(qrCode)?.key ?? null;
  return key === null ? null : (parsePixKey(key)[0]?.pixKey ?? key);
}
