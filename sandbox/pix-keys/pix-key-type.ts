import { matchesPixKeyType } from '@/lib/contracts/pix/account/pix-key-type-match';
import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';

/** The type of a Pix key by its format; null when no format matches (interface: Code catalog, SVK600). */
export function pixKeyType(key: string): PixKeyType | null {
  return pixKeyTypes.find((type) => matchesPixKeyType(key, type)) ?? null;
}
