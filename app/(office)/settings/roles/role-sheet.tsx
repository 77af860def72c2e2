'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useRoleName } from '@/lib/client/role/use-roles';
import type { Permission } from '@/lib/contracts/office/permission';
import { type DutyConflict, dutyConflictsOf } from '@/lib/contracts/office/roles/duty-conflict';
import { grantablePermissions, roleCountLimits, roleTextLimits } from '@/lib/contracts/office/roles/grantable-permissions';
import { roles } from '@/lib/contracts/office/roles/roles';
import type { RoleRecord } from '@/lib/contracts/office/roles/roles.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { newRoleId } from './new-role-id';
import { PermissionChoice } from './permission-choice';

type RoleSheetProps = { list: RecordOf<'roles.list'>; role: RoleRecord | null; onClose: () => void };

/** Makes a role out of the permissions, or changes one. Which duties it joins is said at once, and has to be acknowledged. */
export function RoleSheet({ list, role, onClose }: RoleSheetProps) {
  const t = useTranslations('roleSheet');
  const nameOf = useRoleName();
  const formId = useId();
  const save = useEndpointMutation(roles.save);
  const [chosen, setChosen] = useState<readonly Permission[]>(() => (role?.permissions ?? []).filter(isGrantable));
  const [read, setRead] = useState<readonly DutyConflict[]>([]);
  const problem = save.error?.problem;
  const refused = (field: string) => problem?.details.find((detail) => detail.field.startsWith(field));
  const nameError = nameErrors[refused('name')?.reason ?? ''] ?? (refused('name') ? 'nameWrong' : undefined);
  const inUse = refused('archived');
  const full = refused('count')?.reason;
  const isExplained = full !== undefined || nameError !== undefined || inUse !== undefined || refused('acknowledged') !== undefined;

  const submit = (data: FormData) => {
    const name = String(data.get('name'));
    save.mutate(
      {
        params: { id: role?.id ?? newRoleId(name, list.items) },
        body: {
          name,
          description: String(data.get('description')),
          permissions: grantablePermissions.filter((permission) => chosen.includes(permission)),
          archived: data.get('archived') !== null,
          version: role?.version ?? 0,
          acknowledged: dutyConflictsOf(chosen).filter((conflict) => read.includes(conflict)),
        },
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Sheet open onClose={onClose} title={role ? t('changeTitle', { name: nameOf(role.id, role.name) }) : t('addTitle')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={problem}>
          <Field
            label={t('name')}
            help={t('nameHelp', { max: roleTextLimits.name })}
            error={nameError && t(nameError, { max: roleTextLimits.name })}
          >
            {(control) => (
              <Input {...control} name="name" defaultValue={role?.name ?? ''} maxLength={roleTextLimits.name} autoComplete="off" />
            )}
          </Field>
          <Field label={t('description')} help={t('descriptionHelp')}>
            {(control) => (
              <Input
                {...control}
                name="description"
                defaultValue={role?.description}
                maxLength={roleTextLimits.description}
                autoComplete="off"
              />
            )}
          </Field>
          {role === null && (
            <Field label={t('startFrom')}>
              {(control) => (
                <Select
                  {...control}
                  onChange={({ target }) =>
                    setChosen((list.items.find(({ id }) => id === target.value)?.permissions ?? []).filter(isGrantable))
                  }
                >
                  <option value="">{t('startEmpty')}</option>
                  {list.items
                    .filter(({ archived }) => !archived)
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {nameOf(id, name)}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
          )}
          <PermissionChoice
            list={list}
            before={role?.archived ? [] : (role?.permissions ?? [])}
            chosen={chosen}
            onChosen={setChosen}
            error={refused('permissions') && chosen.length === 0 ? t('chooseOne') : undefined}
          />
          <Duties permissions={chosen} read={read} onRead={setRead} isRefused={refused('acknowledged') !== undefined} />
          {role !== null && (
            <>
              <Checkbox name="archived" defaultChecked={role.archived} aria-invalid={inUse ? true : undefined} hint={t('archivedHint')}>
                {t('archived')}
              </Checkbox>
              {inUse && <p className="text-meta text-red">{t('inUse', { count: Number(inUse.reason) })}</p>}
              {role.people > 0 && <p className="text-meta text-muted">{t('sessionsEnd', { count: role.people })}</p>}
            </>
          )}
          {full && (
            <Note tone="red" live>
              {t(full === 'all' ? 'fullOfAll' : 'full', roleCountLimits)}
            </Note>
          )}
          {problem && !isExplained && <ProblemView isWrite problem={problem} />}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Submit form={formId} pending={save.isPending}>
          {t('save')}
        </Submit>
      </OverlayFooter>
    </Sheet>
  );
}

const nameErrors: Readonly<Record<string, 'nameTaken' | 'nameBuiltIn'>> = { taken: 'nameTaken', 'built-in': 'nameBuiltIn' };

const isGrantable = (permission: Permission) => grantablePermissions.includes(permission);

type DutiesProps = {
  permissions: readonly Permission[];
  read: readonly DutyConflict[];
  onRead: (read: readonly DutyConflict[]) => void;
  /** The role was sent without an acknowledgement. */
  isRefused: boolean;
};

/** The duties that the chosen permissions join, each to be acknowledged. Announced when it appears. */
function Duties({ permissions, read, onRead, isRefused }: DutiesProps) {
  const t = useTranslations('roleSheet');
  const tRoles = useTranslations('roles');
  const conflicts = dutyConflictsOf(permissions);
  return (
    <>
      <p role="status" className="sr-only">
        {conflicts.map((conflict) => tRoles(`duties.${conflict}`)).join(' ')}
      </p>
      {conflicts.length > 0 && (
        <fieldset className="grid gap-3 rounded-lg border border-amber-line bg-amber-soft p-3">
          <legend className="font-medium">{t('warnings')}</legend>
          {conflicts.map((conflict) => (
            <div key={conflict} className="grid gap-1.5">
              <p>{tRoles(`duties.${conflict}`)}</p>
              <Checkbox
                aria-invalid={isRefused && !read.includes(conflict) ? true : undefined}
                checked={read.includes(conflict)}
                onChange={({ target }) => onRead(target.checked ? [...read, conflict] : read.filter((one) => one !== conflict))}
              >
                {t('understood')}
                <span className="sr-only"> {tRoles(`dutyNames.${conflict}`)}</span>
              </Checkbox>
              {isRefused && !read.includes(conflict) && <p className="text-meta text-red">{t('unread')}</p>}
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
