import { pixKeyFits } from '@/lib/contracts/pix-key-form';
import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix-keys';

/** The type whose form a key has; null for what is no key at all (interface: SVK600). */
export function pixKeyType(key: string): PixKeyType | null {
  return pixKeyTypes.find((type) => pixKeyFits(key, type)) ?? null;
}
