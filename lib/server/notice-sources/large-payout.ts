import 'server-only';
import { compareReais, type Reais, toReais } from '@/lib/format/money/money';
import type { Environment } from '@/lib/server/environment';

/** Whether money that leaves the account is so much that people are told. */
export function isLargePayout(amount: Reais, { noticeMoneyOutFrom: from }: Pick<Environment, 'noticeMoneyOutFrom'>): boolean {
  return from !== 'off' && compareReais(amount, toReais(from)) >= 0;
}
