import { matchesPixKeyType } from '@/lib/contracts/pix/pix-key-type-match';
import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix/pix-keys';

/** The type whose form a key has; null for what is no key at all (interface: SVK600). */
export function pixKeyType(key: string): PixKeyType | null {
  return pixKeyTypes.find((type) => matchesPixKeyType(key, type)) ?? null;
}
