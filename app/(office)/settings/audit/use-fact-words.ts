'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { exportLists } from '@/lib/contracts/office/files/exported-lists';
import { exportFormats } from '@/lib/contracts/office/files/exports';
import { limitKinds } from '@/lib/contracts/office/limit';
import { operationKinds, operationStates } from '@/lib/contracts/office/operations';
import { roleNames } from '@/lib/contracts/office/permission';
import { staffChangeKinds } from '@/lib/contracts/office/staff/staff-changes';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime, formatTimeSeconds } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money';
import { formatAmount } from '@/lib/format/money-text';

type Facts = Pick<RecordOf<'audit.list'>['items'][number], 'at' | 'askedAt' | 'sessionId' | 'object' | 'facts'>;

const named = [
  'kind',
  'amount',
  'state',
  'role',
  'reason',
  'field',
  'list',
  'form',
  'masked',
  'rows',
  'files',
  'bytes',
  'type',
  'until',
  'code',
  'host',
  'events',
  'payee',
  'payeeKey',
  'payeeBefore',
  'payeeBeforeKey',
  'active',
  'enabled',
  'frequency',
  'minimumBalance',
  'keepBalance',
  'dateFrom',
  'dateTo',
  'status',
  'others',
  'mail',
  'file',
  'subject',
  'endpoint',
  'change',
  'asker',
  'person',
  'device',
  'by',
  'renamed',
  'pending',
  'ended',
  'count',
  'minute',
  'network',
  'failures',
  'limit',
] as const;

const moments: readonly string[] = ['until', 'dateFrom', 'dateTo', 'minute'];

/**
 * What an act was about, in one line: "operação: Devolução · valor: R$ 30,50 · ae937d21", the id of what it met after it, then when it was
 * asked for where that was earlier, and in which session. What has no word stays as recorded.
 */
export function useFactWords(): (entry: Facts) => string {
  const t = useTranslations('audit.factNames');
  const tLine = useTranslations('audit');
  const tKind = useTranslations('operation.kinds');
  const tState = useTranslations('operation.state');
  const tRole = useTranslations('role');
  const tWord = useTranslations('audit.factWords');
  const tTitle = useTranslations();
  const tForm = useTranslations('exports.forms');
  const tLimit = useTranslations('securityAlerts.limits');
  const settings = useDisplaySettings();
  return useCallback(
    ({ at, askedAt, sessionId, object, facts }) => {
      const yesNo = wordsOf(['true', 'false'], t);
      const words: Readonly<Record<string, ReadonlyMap<string, string>>> = {
        kind: wordsOf(operationKinds, tKind),
        state: wordsOf(operationStates, tState),
        role: wordsOf(roleNames, tRole),
        list: wordsOf(exportLists, (list) => tTitle(`${list}.title`)),
        form: wordsOf(exportFormats, tForm),
        limit: wordsOf(limitKinds, tLimit),
        masked: yesNo,
        active: yesNo,
        enabled: yesNo,
        renamed: yesNo,
        pending: yesNo,
        change: wordsOf(staffChangeKinds, tWord),
        device: wordsOf(['new'], tWord),
        by: wordsOf(['command', 'link'], tWord),
      };
      const inWords = (key: string, value: string) => {
        // From what to what.
        const parts = value.split(' > ').map((part) => words[key]?.get(part));
        if (parts.every((part) => part !== undefined)) return parts.join(' → ');
        if (moments.includes(key)) return formatDateTime(value, settings);
        if (key !== 'amount') return value;
        return value === 'all' ? t('whole') : formatAmount(toReais(value), settings.locale, facts.currency ?? null);
      };
      // The currency stands in the amount.
      const told = Object.entries(facts)
        .filter(([key]) => key !== 'currency')
        .map(([key, value]) => {
          const name = named.find((one) => one === key);
          return `${name ? t(name) : key}: ${inWords(key, value)}`;
        });
      const asked = askedAt === null ? null : formatTimeSeconds(askedAt, settings);
      const earlier = asked !== null && asked !== formatTimeSeconds(at, settings) && tLine('askedAt', { time: asked });
      const session = sessionId !== null && tLine('session', { id: sessionId.slice(0, 8) });
      return [...told, object, earlier, session].filter(Boolean).join(' · ');
    },
    [t, tLine, tKind, tState, tRole, tWord, tTitle, tForm, tLimit, settings],
  );
}

function wordsOf<V extends string>(values: readonly V[], word: (value: V) => string): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [value, word(value)]));
}
