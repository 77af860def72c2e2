'use client';

import { useTranslations } from 'use-intl';
import type { MenuItem } from '@/components/ui/overlay/menu';
import type { Transaction } from '@/lib/contracts/shapes';

/** What can be done with a transaction from its row, wherever it is listed: open it, and copy what others know it by. */
export function useTransactionMenu() {
  const t = useTranslations('transactions');
  return (row: Transaction, href: string): MenuItem[] => [
    { label: t('open'), href },
    copyItem(t('copyId'), row.id),
    ...(row.endToEndId === null ? [] : [copyItem(t('copyEndToEndId'), row.endToEndId)]),
    ...(row.clientReference === null ? [] : [copyItem(t('copyReference'), row.clientReference)]),
  ];
}

function copyItem(label: string, value: string): MenuItem {
  return { label, icon: 'copy', onSelect: () => navigator.clipboard.writeText(value) };
}
