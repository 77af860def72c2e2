'use client';

import { useTranslations } from 'use-intl';
import { GuardedSettings } from '@/app/(office)/settings/guarded-settings';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { roles } from '@/lib/contracts/office/roles/roles';
import { RoleCard } from './role-card';

const RoleSheet = lazyPart(() => import('./role-sheet').then((module) => module.RoleSheet), LoadErrorFallback);

/** The built-in roles and those of the company, what each opens and how many people have it. */
export function Roles({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('roles');
  return (
    <GuardedSettings
      words="roles"
      reading={useEndpointQuery(roles.list, {})}
      mayWrite={mayWrite}
      about={({ items }) => (
        <>
          <p className="text-muted">{t('intro')}</p>
          {items.every(({ builtIn }) => builtIn) && (
            <div className="rounded-lg border border-line px-4 py-3">
              <p className="font-medium">{t('emptyTitle')}</p>
              <p className="text-muted">{t('emptyText')}</p>
            </div>
          )}
        </>
      )}
      card={(role, onEdit) => <RoleCard key={role.id} role={role} onEdit={role.builtIn ? null : onEdit} />}
      sheet={(list, role, onClose) => <RoleSheet list={list} role={role} onClose={onClose} />}
    />
  );
}
