'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { ListView } from '@/components/data-table/list-view';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { MenuItem } from '@/components/ui/menu';
import { useRead } from '@/lib/client/use-read';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { paging } from '@/lib/contracts/query-field';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { ActiveDialog } from './active-dialog';
import { PasswordDialog } from './password-dialog';
import { PersonSheet } from './person-sheet';

export type Person = RecordOf<'staff.list'>['items'][number];

type Open = { kind: 'add' } | { kind: 'change' | 'active' | 'password'; person: Person };

export function StaffList({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('staff');
  const tRole = useTranslations('role');
  const locale = useLocale();
  const { query, change } = useUrlQuery(paging);
  const page = query.page ?? 1;
  const limit = query.limit ?? 20;
  const reading = useRead('staff.list', { query: { page, limit } });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const lastSignIn = (person: Person) => (person.lastSignInAt ? formatDateTime(person.lastSignInAt, locale) : t('never'));

  const columns: readonly Column<Person>[] = [
    { id: 'name', header: t('name'), cell: (person) => <span className="font-medium">{person.name}</span> },
    { id: 'email', header: t('email'), cell: (person) => <span className="text-muted">{person.email}</span> },
    { id: 'role', header: t('role'), width: 'w-[150px]', cell: (person) => tRole(person.role) },
    { id: 'status', header: t('status'), width: 'w-[150px]', cell: (person) => <Activity person={person} /> },
    {
      id: 'lastSignIn',
      header: t('lastSignIn'),
      width: 'w-[170px]',
      cell: (person) => <span className="numbers">{lastSignIn(person)}</span>,
    },
  ];

  const menu = (person: Person): MenuItem[] => [
    { label: t('changeRole'), onSelect: () => setOpen({ kind: 'change', person }) },
    { label: t('resetPassword'), icon: 'key', onSelect: () => setOpen({ kind: 'password', person }) },
    { label: t(person.active ? 'deactivate' : 'activate'), onSelect: () => setOpen({ kind: 'active', person }) },
  ];

  return (
    <>
      <PageHeader
        title={t('title')}
        meta={useFreshness(reading)}
        actions={
          mayChange && (
            <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
              {t('add')}
            </Button>
          )
        }
      />
      <ListView
        list="staff"
        caption={t('title')}
        columns={columns}
        rows={reading.data?.items}
        status={readProblemOf(reading) ? 'error' : reading.status}
        problem={<QueryProblem reading={reading} />}
        rowId={(person) => person.id}
        rowName={(person) => person.name}
        rowMenu={mayChange ? menu : undefined}
        card={(person) => (
          <TwoLineCard title={person.name} amount={tRole(person.role)} meta={lastSignIn(person)} badge={<Activity person={person} />} />
        )}
        stale={reading.isPlaceholderData}
        filtered={false}
        onClear={() => change({})}
        empty={<Empty title={t('empty')} />}
        pager={{
          page,
          size: limit,
          hasNext: reading.data?.hasNext === true,
          onPage: (next) => change({ page: next }),
          onSize: (size) => change({ limit: size }),
        }}
      />
      {open?.kind === 'add' && <PersonSheet onClose={close} />}
      {open?.kind === 'change' && <PersonSheet person={open.person} onClose={close} />}
      {open?.kind === 'active' && <ActiveDialog person={open.person} onClose={close} />}
      {open?.kind === 'password' && <PasswordDialog person={open.person} onClose={close} />}
    </>
  );
}

function Activity({ person }: { person: Person }) {
  const t = useTranslations('staff');
  if (!person.active) {
    return (
      <Badge tone="grey" weight="outlined" icon="cross">
        {t('inactive')}
      </Badge>
    );
  }
  return (
    <Badge tone={person.mustChangePassword ? 'amber' : 'green'} weight="outlined" icon={person.mustChangePassword ? 'key' : 'check'}>
      {t(person.mustChangePassword ? 'mustChange' : 'active')}
    </Badge>
  );
}
