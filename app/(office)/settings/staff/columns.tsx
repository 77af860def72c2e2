'use client';

import { useTranslations } from 'use-intl';
import type { Cells } from '@/components/list-page/use-columns';
import { Badge } from '@/components/ui/data/badge';
import { useRoleName } from '@/lib/client/role/use-roles';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import type { staffList } from '@/lib/lists/staff';

export type Person = RecordOf<'staff.list'>['items'][number];

export const cells: Cells<Person, keyof typeof staffList.columns> = {
  name: (person) => <span className="font-medium">{person.name}</span>,
  email: (person) => <span className="text-muted">{person.email}</span>,
  role: (person) => <RoleOf person={person} />,
  active: (person) => <Activity person={person} />,
  lastSignInAt: (person) => <LastSignIn person={person} />,
};

function RoleOf({ person }: { person: Person }) {
  return useRoleName()(person.role, person.roleName);
}

export function LastSignIn({ person }: { person: Person }) {
  const t = useTranslations('staff');
  const settings = useDisplaySettings();
  return <span className="numbers">{person.lastSignInAt ? formatDateTime(person.lastSignInAt, settings) : t('never')}</span>;
}

/** Whether a person has the way in, and whether it is single sign-on or a password they have chosen. */
export function Activity({ person }: { person: Person }) {
  const t = useTranslations('staff');
  if (!person.active) {
    return (
      <Badge tone="grey" weight="outlined" icon="cross">
        {t('inactive')}
      </Badge>
    );
  }
  if (person.sso !== 'none') {
    return (
      <Badge tone="green" weight="outlined" icon="lock">
        {t(person.sso === 'bound' ? 'sso' : 'ssoAllowed')}
      </Badge>
    );
  }
  return (
    <Badge tone={person.hasPassword ? 'green' : 'amber'} weight="outlined" icon={person.hasPassword ? 'check' : 'key'}>
      {t(person.hasPassword ? 'active' : 'noPassword')}
    </Badge>
  );
}
