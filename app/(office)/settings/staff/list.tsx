'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { MenuItem } from '@/components/ui/overlay/menu';
import { useRoleName } from '@/lib/client/role/use-roles';
import { staffList } from '@/lib/lists/staff';
import { ActiveDialog } from './active-dialog';
import { Activity, cells, LastSignIn, type Person } from './columns';
import { PasswordDialog } from './password-dialog';
import { PendingChanges } from './pending-changes';
import { SessionsSheet } from './sessions-sheet';

const AllowSsoDialog = lazyPart(() => import('./allow-sso-dialog').then((module) => module.AllowSsoDialog), LoadErrorDialog);
const FactorDialog = lazyPart(() => import('./factor-dialog').then((module) => module.FactorDialog), LoadErrorDialog);
const PersonSheet = lazyPart(() => import('./person-sheet').then((module) => module.PersonSheet), LoadErrorDialog);

type Open = { kind: 'add' } | { kind: 'change' | 'active' | 'password' | 'factor' | 'sessions' | 'sso'; person: Person };

export function StaffList({ mayChange, hasSso }: { mayChange: boolean; hasSso: boolean }) {
  const t = useTranslations('staff');
  const nameOf = useRoleName();
  const state = useList(staffList);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const menu = (person: Person): MenuItem[] => [
    { label: t('changeRole'), onSelect: () => setOpen({ kind: 'change', person }) },
    { label: t('sessions'), icon: 'monitor', onSelect: () => setOpen({ kind: 'sessions', person }) },
    ...(person.active
      ? [
          ...(person.sso === 'bound'
            ? []
            : [{ label: t('resetPassword'), icon: 'key' as const, onSelect: () => setOpen({ kind: 'password', person }) }]),
          ...(hasSso && person.sso === 'none' ? [{ label: t('allowSso'), onSelect: () => setOpen({ kind: 'sso', person }) }] : []),
          { label: t('resetFactor'), icon: 'lock' as const, onSelect: () => setOpen({ kind: 'factor', person }) },
        ]
      : []),
    { label: t(person.active ? 'deactivate' : 'activate'), onSelect: () => setOpen({ kind: 'active', person }) },
  ];

  return (
    <>
      <PlainListPage
        state={state}
        title={t('title')}
        caption={t('title')}
        actions={
          mayChange && (
            <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
              {t('add')}
            </Button>
          )
        }
        lead={<PendingChanges mayChange={mayChange} />}
        columns={useColumns(staffList, cells)}
        rowId={(person) => person.id}
        rowName={(person) => person.name}
        rowMenu={mayChange ? menu : undefined}
        card={(person) => (
          <TwoLineCard
            title={person.name}
            amount={nameOf(person.role, person.roleName)}
            meta={<LastSignIn person={person} />}
            badge={<Activity person={person} />}
          />
        )}
        empty={{ title: t('emptyTitle') }}
      />
      {open?.kind === 'add' && <PersonSheet onClose={close} />}
      {open?.kind === 'change' && <PersonSheet person={open.person} onClose={close} />}
      {open?.kind === 'active' && <ActiveDialog person={open.person} onClose={close} />}
      {open?.kind === 'password' && <PasswordDialog person={open.person} onClose={close} />}
      {open?.kind === 'factor' && <FactorDialog person={open.person} onClose={close} />}
      {open?.kind === 'sso' && <AllowSsoDialog person={open.person} onClose={close} />}
      {open?.kind === 'sessions' && <SessionsSheet person={open.person} onClose={close} />}
    </>
  );
}
