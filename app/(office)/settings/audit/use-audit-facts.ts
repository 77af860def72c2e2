'use client';

import { useCallback } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { formatAmount } from '@/lib/format/money/currency';
import { toReais } from '@/lib/format/money/money';
import { wordAt } from '@/lib/messages/word-at';

/** Where the words of a fact's values stand; every other value is shown as it was recorded. */
const wordsOf: Readonly<Record<string, string>> = {
  kind: 'operation.kinds',
  state: 'operation.state',
  role: 'role',
  form: 'exports.forms',
  limit: 'securityAlerts.limits',
  permission: 'permission',
  field: 'auditEntry.fields',
  change: 'audit.factWords',
  device: 'audit.factWords',
  by: 'audit.factWords',
  reason: 'audit.factWords',
  recordKind: 'audit.factWords',
  proof: 'proofMethod',
  masked: 'audit.factNames',
  active: 'audit.factNames',
  enabled: 'audit.factNames',
  renamed: 'audit.factNames',
  pending: 'audit.factNames',
  archived: 'audit.factNames',
};

const moments: readonly string[] = ['until', 'dateFrom', 'dateTo', 'minute'];

/** The previous value of a fact, where the entry has one. */
const earlierOf: Readonly<Record<string, string>> = {
  payee: 'payeeBefore',
  payeeKey: 'payeeBeforeKey',
  holder: 'holderBefore',
  amount: 'amountBefore',
};

export interface AuditFact {
  readonly name: string;
  readonly value: string;
  /** Of a change: what it was before. */
  readonly before: string | null;
}

/** The facts of an act in words: names and values people know, and what each was before. */
export function useAuditFacts(): (facts: AuditEntryRecord['facts']) => AuditFact[] {
  const t = useTranslations('audit.factNames');
  const messages = useMessages();
  const settings = useDisplaySettings();
  return useCallback(
    (facts) => {
      const inWords = (key: string, value: string): string => {
        if (key === 'amount' || key === 'amountBefore')
          return value === 'all' ? t('whole') : formatAmount(toReais(value), settings.locale, facts.currency ?? null);
        if (moments.includes(key)) return formatDateTime(value, settings);
        if (key === 'added' || key === 'removed')
          return value
            .split(' ')
            .map((permission) => wordAt(messages, 'permission', permission) ?? permission)
            .join(', ');
        if (key === 'list') return wordAt(messages, value, 'title') ?? value;
        if (key === 'code') return [value, wordAt(messages, 'problems', `${value}.title`)].filter(Boolean).join(': ');
        return (wordsOf[key] && wordAt(messages, wordsOf[key], value)) || value;
      };
      // The currency is shown with the amount, and an old value beside its new one.
      const beside = ['currency', ...Object.entries(earlierOf).flatMap(([key, earlier]) => (key in facts ? [earlier] : []))];
      return Object.entries(facts)
        .filter(([key]) => !beside.includes(key))
        .map(([key, value]) => {
          const [first = '', second] = value.split(' > ');
          const earlier = facts[earlierOf[key] ?? ''] ?? (second === undefined ? null : first);
          return {
            name: wordAt(messages, 'audit.factNames', key) ?? key,
            value: inWords(key, second ?? first),
            before: earlier === null ? null : inWords(key, earlier),
          };
        });
    },
    [t, messages, settings],
  );
}
