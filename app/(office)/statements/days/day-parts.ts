import type { SideOfDay } from '@/lib/domain/statement/statement-closing';
import { isZeroReais } from '@/lib/format/money/money';

export const dayParts = ['opening', 'in', 'out', 'closing'] as const;

export function signOf(part: (typeof dayParts)[number]) {
  if (part === 'in') return '+';
  return part === 'out' ? '−' : undefined;
}

/** Whether the balance side changed on that day. */
export function moved({ in: come, out, difference }: SideOfDay): boolean {
  return [come, out, difference].some((amount) => !isZeroReais(amount));
}
