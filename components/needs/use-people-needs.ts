'use client';

import { useTranslations } from 'use-intl';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { staff } from '@/lib/contracts/office/staff/staff';
import { staffChanges } from '@/lib/contracts/office/staff/staff-changes';
import { looks, type May, type Need, type NeedRow } from './need';

const idleMs = 30 * 24 * 3_600_000;
/** More names than these are counted, not named. */
const namesShown = 3;

function usePeople(enabled: boolean) {
  return useEndpointQuery(staff.list, { query: { page: 1, limit: 100 } }, { enabled });
}

/** People who were added and have not chosen a password yet. */
export function useFirstPasswordsNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('staff:write');
  const reading = usePeople(sees);
  if (!sees) return null;
  const people = (reading.data?.items ?? []).filter(({ active, hasPassword }) => active && !hasPassword);
  return { id: 'passwords', reading, row: rowOf('passwords', people, t) };
}

/** People who may sign in and have not for thirty days. */
export function useIdlePeopleNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('staff:write');
  const reading = usePeople(sees);
  if (!sees) return null;
  const since = serverNow() - idleMs;
  const isIdle = (person: { lastSignInAt: string | null; createdAt: string }) =>
    Date.parse(person.lastSignInAt ?? person.createdAt) < since;
  const people = (reading.data?.items ?? []).filter((person) => person.active && person.hasPassword && isIdle(person));
  return { id: 'idle', reading, row: rowOf('idle', people, t) };
}

/** Nobody else may sign in: what another person has to approve would wait for ever. */
export function useFirstColleagueNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('staff:write');
  const reading = usePeople(sees);
  if (!sees) return null;
  const row = {
    icon: 'users',
    look: looks.blue,
    title: t('firstColleague'),
    meta: t('firstColleagueMeta'),
    href: '/settings/staff',
    action: t('firstColleagueAction'),
  } as const;
  return { id: 'firstColleague', reading, row: reading.data?.items.filter(({ active }) => active).length === 1 ? row : null };
}

/** Changes of people that another administrator requested. */
export function useApprovalsNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('staff:write');
  const reading = useEndpointQuery(staffChanges.list, {}, { enabled: sees });
  if (!sees) return null;
  const changes = (reading.data?.items ?? []).filter(({ reader }) => reader === 'other');
  const people = changes.map(({ person }) => person);
  return { id: 'approvals', reading, row: rowOf('approvals', people, t) };
}

const kinds = {
  passwords: { icon: 'key', look: looks.amber },
  idle: { icon: 'clock', look: looks.blue },
  approvals: { icon: 'users', look: looks.amber },
} as const;

function rowOf(
  kind: keyof typeof kinds,
  people: readonly { readonly name: string }[],
  t: ReturnType<typeof useTranslations<'needs'>>,
): NeedRow | null {
  if (people.length === 0) return null;
  const names = people.slice(0, namesShown).map(({ name }) => name);
  return {
    ...kinds[kind],
    title: t(kind, { count: people.length }),
    meta: people.length > namesShown ? `${names.join(', ')} …` : names.join(', '),
    href: '/settings/staff',
    action: t(`${kind}Action`),
  };
}
