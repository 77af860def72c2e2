'use client';

import { type ReactNode, useMemo } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { formatAmount } from '@/lib/format/money/currency';
import { toReais } from '@/lib/format/money/money';
import { wordAt } from '@/lib/messages/word-at';
import { auditHref } from './audit-href';

interface AuditSentence {
  /** "Devolveu R$ 30,50 de pedido-24708". */
  readonly text: (entry: AuditEntryRecord) => string;
  /** The same, with a link to what it was done to where the reader may open it. */
  readonly linked: (entry: AuditEntryRecord) => ReactNode;
}

/** An audit entry as one sentence: what was done or tried, for how much, and to what. `pages` are the pages the reader may open. */
export function useAuditSentence(pages: readonly string[]): AuditSentence {
  const t = useTranslations('auditSentence');
  const messages = useMessages();
  const { locale } = useDisplaySettings();
  return useMemo(() => {
    const amountOf = ({ amount, currency }: AuditEntryRecord['facts']) => {
      if (amount === undefined) return t('someAmount');
      return amount === 'all' ? t('whole') : formatAmount(toReais(amount), locale, currency ?? null);
    };
    const word = (place: string, value: string | undefined) =>
      value === undefined
        ? null
        : value
            .split(' > ')
            .map((part) => wordAt(messages, place, part) ?? part)
            .join(' → ');
    const valuesOf = ({ result, facts, about }: AuditEntryRecord) => ({
      did: result === 'done' ? 'yes' : 'no',
      amount: amountOf(facts),
      named: about.name === null ? 'no' : 'yes',
      name: about.name ?? '',
      count: Number(facts.count ?? 0),
      person: facts.person ?? 'none',
      role: word('role', facts.role) ?? 'none',
      list: (facts.list && wordAt(messages, facts.list, 'title')) || t('someList'),
      permission: word('permission', facts.permission) ?? 'none',
      limit: word('securityAlerts.limits', facts.limit) ?? 'none',
      host: facts.host ?? 'none',
      device: facts.device ?? 'known',
      change: facts.change ?? 'none',
      approves: word('sensitiveAction', facts.approves) ?? 'none',
      maker: facts.maker ?? 'none',
      approvers: facts.approvers ?? 'none',
      label: facts.name ?? about.name ?? 'none',
    });
    const keyOf = ({ action, operation }: AuditEntryRecord) =>
      operation !== null && action !== 'operation.checked' ? (`operations.${operation}` as const) : action;
    return {
      text: (entry) => t.markup(keyOf(entry), { ...valuesOf(entry), about: (words) => words }),
      linked: (entry) => {
        const href = auditHref(entry, pages);
        const about = (words: ReactNode) => (href ? <TextLink href={href}>{words}</TextLink> : words);
        return t.rich(keyOf(entry), { ...valuesOf(entry), about });
      },
    };
  }, [t, messages, locale, pages]);
}
