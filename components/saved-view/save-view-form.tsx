'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useRoleName } from '@/lib/client/role/use-roles';
import { type SavedViewList, savedViewLimits, savedViews } from '@/lib/contracts/office/views/saved-views';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import type { BodyOf, RecordOf } from '@/lib/contracts/shapes';
import { leavesOut } from '@/lib/lists/definition/saved-view';
import { nameProblem } from './name-problem';

/** The present view, without a name. */
export type ShownNow = Pick<BodyOf<'savedViews.create'>, 'query' | 'density' | 'shown'>;

type SaveViewFormProps = {
  list: SavedViewList;
  fields: QueryFields;
  view: Readonly<Record<string, unknown>>;
  now: ShownNow;
  /** Those the reader may save views for. */
  roles: RecordOf<'savedViews.list'>['roles'];
  onNotice: (text: string) => void;
};

/** Saves the present view under a name, and says what of it is not kept. */
export function SaveViewForm({ list, fields, view, now, roles, onNotice }: SaveViewFormProps) {
  const t = useTranslations('table.views');
  const called = useRoleName();
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const create = useEndpointMutation(savedViews.create);
  const problem = create.error?.problem;
  const reason = (field: string) => problem?.details.find((detail) => detail.field === field)?.reason;
  const wrongName = nameProblem(problem);
  const submit = () => {
    const chosen = roles.find(({ id }) => id === role);
    onNotice('');
    create.mutate(
      { body: { ...now, list, name, role: chosen?.id ?? null } },
      {
        onSuccess: () => {
          onNotice(
            chosen ? t('doneForRole', { name: name.trim(), role: called(chosen.id, chosen.name) }) : t('done', { name: name.trim() }),
          );
          setName('');
        },
      },
    );
  };
  const wrongRole = reason('role') === 'unknown';
  const isFull = reason('list') === 'full';
  return (
    <Form onSubmit={submit} failure={problem}>
      <p className="text-cell text-muted">
        {t('keeps')} {leavesOut(fields, view) && t('leftOut')}
      </p>
      <Field
        label={t('name')}
        error={isFull ? t('full', { max: savedViewLimits.views }) : wrongName && t(wrongName, { max: savedViewLimits.name })}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={savedViewLimits.name}
            autoComplete="off"
            autoFocus
          />
        )}
      </Field>
      {roles.length > 0 && (
        <Field label={t('for')} error={wrongRole ? t('unknown') : undefined}>
          {(control) => (
            <Select {...control} value={role} onChange={(event) => setRole(event.target.value)}>
              <option value="">{t('mine')}</option>
              {roles.map(({ id, name: roleName }) => (
                <option key={id} value={id}>
                  {called(id, roleName)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {problem && !wrongName && !wrongRole && !isFull && <ProblemView isWrite problem={problem} />}
      <Submit pending={create.isPending} className="justify-self-start">
        {t('save')}
      </Submit>
    </Form>
  );
}
