'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { transactionTypes } from '@/lib/contracts/pix/payments/transactions';
import type { Transaction } from '@/lib/contracts/shapes';
import { transactionKind } from '@/lib/domain/transaction-kind';

type Known = (typeof transactionTypes)[number];

const icons: Record<Known, IconName> = { DEPOSIT: 'arrow-in', WITHDRAW: 'arrow-out', COMMISSION: 'arrow-in', INTERNAL_TRANSFER: 'swap' };

export function typeIcon(kind: string): IconName {
  return isKnown(kind) ? icons[kind] : 'info';
}

/** The type of a transaction; an unknown type is shown as the service sent it. */
export function TypeLabel({ transaction }: { transaction: Transaction }) {
  const t = useTranslations('typeShort');
  const kind = transactionKind(transaction);
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <Icon name={typeIcon(kind)} size={14} />
      {isKnown(kind) ? t(kind) : kind}
    </span>
  );
}

function isKnown(kind: string): kind is Known {
  return Object.hasOwn(icons, kind);
}
