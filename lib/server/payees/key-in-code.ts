import 'server-only';
import { parsePixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import { parsePixCode } from '@/lib/format/identifier/pix-code';

/** The Pix key of a static code, in the format a withdrawal uses; null for a dynamic code. */
export function keyInCode(qrCode: string): string | null {
  const key = parsePixCode(qrCode)?.key ?? null;
  return key === null ? null : (parsePixKey(key)[0]?.pixKey ?? key);
}
