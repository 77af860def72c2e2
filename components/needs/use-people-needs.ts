'use client';

import { useTranslations } from 'use-intl';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/use-read';
import { staff } from '@/lib/contracts/office/staff/staff';
import { staffChanges } from '@/lib/contracts/office/staff/staff-changes';
import { looks, type May, type Need } from './need';

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
  const row = {
    icon: 'key',
    look: looks.amber,
    title: t('passwords', { count: people.length }),
    meta: namesOf(people),
    href: '/settings/staff',
    act: t('passwordsAct'),
  } as const;
  return { id: 'passwords', reading, row: people.length > 0 ? row : null };
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
  const row = {
    icon: 'clock',
    look: looks.blue,
    title: t('idle', { count: people.length }),
    meta: namesOf(people),
    href: '/settings/staff',
    act: t('idleAct'),
  } as const;
  return { id: 'idle', reading, row: people.length > 0 ? row : null };
}

/** Changes of people that another administrator asked for. */
export function useApprovalsNeed(may: May): Need {
  const t = useTranslations('needs');
  const sees = may('staff:write');
  const reading = useEndpointQuery(staffChanges.list, {}, { enabled: sees });
  if (!sees) return null;
  const changes = (reading.data?.items ?? []).filter(({ reader }) => reader === 'other');
  const row = {
    icon: 'users',
    look: looks.amber,
    title: t('approvals', { count: changes.length }),
    meta: namesOf(changes.map(({ person }) => person)),
    href: '/settings/staff',
    act: t('approvalsAct'),
  } as const;
  return { id: 'approvals', reading, row: changes.length > 0 ? row : null };
}

function namesOf(people: readonly { readonly name: string }[]): string {
  const names = people.slice(0, namesShown).map(({ name }) => name);
  return people.length > namesShown ? `${names.join(', ')} …` : names.join(', ');
}
