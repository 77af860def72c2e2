'use client';

import { useTranslations } from 'use-intl';
import type { MenuItem } from '@/components/ui/overlay/menu';
import type { Transaction } from '@/lib/contracts/shapes';

/** The actions of a transaction in any list: open it, and copy its ids. */
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
