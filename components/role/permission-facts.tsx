'use client';

import { useTranslations } from 'use-intl';
import { Fact, Facts } from '@/components/ui/data/facts';
import type { Permission } from '@/lib/contracts/office/permission';
import { areasOf } from '@/lib/contracts/office/roles/permission-areas';

/** What some permissions open, in words, area by area. */
export function PermissionFacts({ permissions }: { permissions: readonly Permission[] }) {
  const t = useTranslations('roles');
  const tPermission = useTranslations('permission');
  return (
    <Facts>
      {areasOf(permissions).map(({ area, permissions: opened }) => (
        <Fact key={area} term={t(`areas.${area}`)}>
          {opened.map((permission) => tPermission(permission)).join(', ')}
        </Fact>
      ))}
    </Facts>
  );
}
