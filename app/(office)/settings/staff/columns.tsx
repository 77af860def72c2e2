'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { Badge } from '@/components/ui/badge';
import { useReader } from '@/lib/client/use-reader';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

export type Person = RecordOf<'staff.list'>['items'][number];

export function useStaffColumns(): readonly Column<Person>[] {
  const t = useTranslations('staff');
  const tRole = useTranslations('role');
  return useMemo(
    () => [
      { id: 'name', header: t('name'), cell: (person) => <span className="font-medium">{person.name}</span> },
      { id: 'email', header: t('email'), cell: (person) => <span className="text-muted">{person.email}</span> },
      { id: 'role', header: t('role'), width: 'w-[150px]', cell: (person) => tRole(person.role) },
      { id: 'active', header: t('status'), width: 'w-[150px]', cell: (person) => <Activity person={person} /> },
      { id: 'lastSignInAt', header: t('lastSignIn'), width: 'w-[170px]', cell: (person) => <LastSignIn person={person} /> },
    ],
    [t, tRole],
  );
}

export function LastSignIn({ person }: { person: Person }) {
  const t = useTranslations('staff');
  const reader = useReader();
  return <span className="numbers">{person.lastSignInAt ? formatDateTime(person.lastSignInAt, reader) : t('never')}</span>;
}

/** Whether a person has the way in, and whether they have chosen a password. */
export function Activity({ person }: { person: Person }) {
  const t = useTranslations('staff');
  if (!person.active) {
    return (
      <Badge tone="grey" weight="outlined" icon="cross">
        {t('inactive')}
      </Badge>
    );
  }
  return (
    <Badge tone={person.hasPassword ? 'green' : 'amber'} weight="outlined" icon={person.hasPassword ? 'check' : 'key'}>
      {t(person.hasPassword ? 'active' : 'noPassword')}
    </Badge>
  );
}
