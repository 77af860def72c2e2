'use client';

import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { Permission } from '@/lib/contracts/office/permission';
import { unmaskedPermissions } from '@/lib/contracts/office/roles/grantable-permissions';
import { areaNames, permissionAreas } from '@/lib/contracts/office/roles/permission-areas';
import type { RecordOf } from '@/lib/contracts/shapes';

/** Whoever has these decides about requests, which `approvals:read` shows. */
const decidingPermissions: readonly Permission[] = ['approvals:decide', 'approvals:override'];

type PermissionChoiceProps = {
  list: Pick<RecordOf<'roles.list'>, 'mayGive' | 'mayAsk'>;
  /** What the role opens now: keeping that gives nothing. */
  before: readonly Permission[];
  chosen: readonly Permission[];
  onChosen: (chosen: readonly Permission[]) => void;
  error?: string;
};

/** The permissions by area, each in words, with what the maker cannot give alone. */
export function PermissionChoice({ list, before, chosen, onChosen, error }: PermissionChoiceProps) {
  const t = useTranslations('roleSheet');
  const tArea = useTranslations('roles');
  const tPermission = useTranslations('permission');
  const hintOf = (permission: Permission) => {
    if (!before.includes(permission) && !list.mayGive.includes(permission))
      return t(list.mayAsk.includes(permission) ? 'waitsForHolder' : 'nobodyGives');
    if (unmaskedPermissions.includes(permission) && !chosen.includes('personal-data:read')) return t('needsWhole');
    return decidingPermissions.includes(permission) && !chosen.includes('approvals:read') ? t('needsToSee') : undefined;
  };
  const isImpossible = (permission: Permission) =>
    !chosen.includes(permission) && ![before, list.mayGive, list.mayAsk].some((some) => some.includes(permission));
  return (
    <fieldset className="grid gap-4" aria-describedby={error && 'permissions-error'}>
      <legend className="flex w-full flex-wrap items-baseline gap-x-2 pb-1">
        <span className="font-medium">{t('permissions')}</span>
        <span className="text-meta text-muted">{t('chosen', { count: chosen.length })}</span>
      </legend>
      {areaNames.map((area) => (
        <fieldset key={area} className="grid gap-2">
          <legend className="pb-1 text-meta font-medium text-muted">{tArea(`areas.${area}`)}</legend>
          {permissionAreas[area].map((permission) => (
            <Checkbox
              key={permission}
              checked={chosen.includes(permission)}
              disabled={isImpossible(permission)}
              onChange={({ target }) => onChosen(target.checked ? [...chosen, permission] : chosen.filter((one) => one !== permission))}
              hint={hintOf(permission)}
            >
              <span className="inline-block first-letter:uppercase">{tPermission(permission)}</span>
            </Checkbox>
          ))}
        </fieldset>
      ))}
      {error && (
        <p id="permissions-error" className="text-meta text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
