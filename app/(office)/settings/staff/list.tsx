'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/button';
import type { MenuItem } from '@/components/ui/menu';
import { useRead } from '@/lib/client/use-read';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { paging } from '@/lib/contracts/query-field';
import { staff } from '@/lib/contracts/staff';
import { ActiveDialog } from './active-dialog';
import { Activity, LastSignIn, type Person, useStaffColumns } from './columns';
import { PasswordDialog } from './password-dialog';
import { PendingChanges } from './pending-changes';
import { PersonSheet } from './person-sheet';
import { SessionsSheet } from './sessions-sheet';

type Open = { kind: 'add' } | { kind: 'change' | 'active' | 'password' | 'sessions'; person: Person };

export function StaffList({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('staff');
  const tRole = useTranslations('role');
  const { query, change } = useUrlQuery(paging);
  const page = query.page ?? 1;
  const limit = query.limit ?? 20;
  const reading = useRead(staff.list, { query: { page, limit } });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const columns = useStaffColumns();

  const menu = (person: Person): MenuItem[] => [
    { label: t('changeRole'), onSelect: () => setOpen({ kind: 'change', person }) },
    { label: t('sessions'), icon: 'monitor', onSelect: () => setOpen({ kind: 'sessions', person }) },
    ...(person.active ? [{ label: t('resetPassword'), icon: 'key' as const, onSelect: () => setOpen({ kind: 'password', person }) }] : []),
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
      <PendingChanges mayChange={mayChange} />
      <ListView
        {...pagedReading(reading, { page, limit }, change)}
        list="staff"
        caption={t('title')}
        columns={columns}
        rowId={(person) => person.id}
        rowName={(person) => person.name}
        rowMenu={mayChange ? menu : undefined}
        card={(person) => (
          <TwoLineCard
            title={person.name}
            amount={tRole(person.role)}
            meta={<LastSignIn person={person} />}
            badge={<Activity person={person} />}
          />
        )}
        empty={<Empty title={t('empty')} />}
      />
      {open?.kind === 'add' && <PersonSheet onClose={close} />}
      {open?.kind === 'change' && <PersonSheet person={open.person} onClose={close} />}
      {open?.kind === 'active' && <ActiveDialog person={open.person} onClose={close} />}
      {open?.kind === 'password' && <PasswordDialog person={open.person} onClose={close} />}
      {open?.kind === 'sessions' && <SessionsSheet person={open.person} onClose={close} />}
    </>
  );
}
