'use client';

import { useTranslations } from 'use-intl';
import { DutyNotes } from '@/components/role/duty-notes';
import { PermissionFacts } from '@/components/role/permission-facts';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/layout/card';
import { useRoleName } from '@/lib/client/role/use-roles';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RoleRecord } from '@/lib/contracts/office/roles/roles.shape';
import { formatDateTime } from '@/lib/format/date-text';

/** One role: what it opens in words, who has it, and which duties it joins. `onEdit` is null for a built-in one and for who may not change it. */
export function RoleCard({ role, onEdit }: { role: RoleRecord; onEdit: (() => void) | null }) {
  const t = useTranslations('roles');
  const settings = useDisplaySettings();
  const name = useRoleName()(role.id, role.name);
  const { builtIn, description, permissions, archived, people, version, changedBy, changedAt } = role;
  const written = changedAt === null ? null : t('version', { version, person: changedBy ?? '', at: formatDateTime(changedAt, settings) });
  return (
    <Card
      title={name}
      meta={[t(builtIn ? 'builtIn' : 'own'), t('peopleText', { count: people }), written].filter(Boolean).join(' · ')}
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink size="small" href={`/settings/roles/${role.id}`} aria-label={t('viewOf', { name })}>
            {t('view')}
          </ButtonLink>
          {onEdit && (
            <Button size="small" aria-label={t('changeOf', { name })} onClick={onEdit}>
              {t('change')}
            </Button>
          )}
        </span>
      }
    >
      <div className="grid gap-3">
        {archived && (
          <span>
            <Badge tone="grey" weight="outlined" icon="cross">
              {t('archivedBadge')}
            </Badge>
          </span>
        )}
        {description !== '' && <p>{description}</p>}
        {!builtIn && !archived && <DutyNotes permissions={permissions} />}
        <PermissionFacts permissions={permissions} />
      </div>
    </Card>
  );
}
