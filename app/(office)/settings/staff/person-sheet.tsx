'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useRoles } from '@/lib/client/role/use-roles';
import type { Role } from '@/lib/contracts/office/permission';
import { staff } from '@/lib/contracts/office/staff/staff';
import type { Person } from './columns';
import { OutcomeDialog } from './outcome-dialog';

/** Why an e-mail is refused. */
const emailReasons: Readonly<Record<string, 'taken' | 'onlySso'>> = { taken: 'taken', sso: 'onlySso' };

/** Adds a person, or changes the name and role of one; those of single sign-on are only shown. What waits for a second administrator is said in the same place. */
export function PersonSheet({ person, onClose }: { person?: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const { roles, nameOf } = useRoles();
  const tPermission = useTranslations('permission');
  const [role, setRole] = useState<Role>(person?.role ?? 'support');
  const opened = roles.find(({ id }) => id === role)?.permissions ?? [];
  const mayDo = opened.map((permission) => tPermission(permission)).join(', ');
  // Somebody may have a role that was archived since: it stays to be seen, and is given to nobody else.
  const offered = roles.filter(({ id, archived }) => !archived || id === person?.role);
  const formId = useId();
  const create = useEndpointMutation(staff.create);
  const change = useEndpointMutation(staff.change);
  const problem = (create.error ?? change.error)?.problem;
  const refused = (field: string) => problem?.details.find((detail) => detail.field === field);
  const isBound = person?.sso === 'bound';
  const known = refused('email') ?? refused('name') ?? refused('role');

  const submit = (data: FormData) => {
    const name = String(data.get('name'));
    if (person) change.mutate({ params: { id: person.id }, body: { name, role } }, { onSuccess: ({ pending }) => pending || onClose() });
    else create.mutate({ body: { name, email: String(data.get('email')), role } });
  };

  if (create.data) return <OutcomeDialog name={create.data.staff.name} outcome={create.data} onClose={onClose} />;
  if (change.data?.pending)
    return <OutcomeDialog name={change.data.staff.name} outcome={{ pending: true, delivery: null }} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={person ? t('changeTitle', { name: person.name }) : t('addTitle')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={problem}>
          <Field label={t('name')} error={refused('name') && t('nameShort')}>
            {(control) => <Input {...control} name="name" autoComplete="off" defaultValue={person?.name} disabled={isBound} />}
          </Field>
          {!person && (
            <Field label={t('email')} error={refused('email') && t(emailReasons[refused('email')?.reason ?? ''] ?? 'emailInvalid')}>
              {(control) => <Input {...control} type="email" name="email" autoComplete="off" />}
            </Field>
          )}
          <Field
            label={t('role')}
            help={`${t('mayDo', { permissions: mayDo })} ${t(isBound ? 'roleBySso' : 'roleNeedsSecond')}`}
            error={refused('role') && t(refused('role')?.reason === 'unknown' ? 'roleUnknown' : 'lastAdmin')}
          >
            {(control) => (
              <Select
                {...control}
                name="role"
                disabled={isBound}
                value={role}
                onChange={({ target }) => setRole(offered.find(({ id }) => id === target.value)?.id ?? role)}
              >
                {offered.map(({ id }) => (
                  <option key={id} value={id}>
                    {nameOf(id)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {problem && !known && <ProblemView isWrite problem={problem} />}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {!isBound && (
          <Submit form={formId} pending={create.isPending || change.isPending}>
            {t(person ? 'save' : 'add')}
          </Submit>
        )}
      </OverlayFooter>
    </Sheet>
  );
}
