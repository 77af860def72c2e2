import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix/pix-keys';
import { matchesPixKeyType } from '@/lib/domain/pix-key-type-match';

/** The type whose form a key has; null for what is no key at all (interface: SVK600). */
export function pixKeyType(key: string): PixKeyType | null {
  return pixKeyTypes.find((type) => matchesPixKeyType(key, type)) ?? null;
}
