'use client';

import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { MoneyField } from '@/components/form/money-field';
import { NumberField } from '@/components/form/number-field';
import { amountIn, isAmountOrEmpty, typedAmount } from '@/components/form/optional-amount';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { newId } from '@/lib/client/browser/new-id';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useRoles } from '@/lib/client/role/use-roles';
import { ruledActions } from '@/lib/contracts/office/approvals/approvable-action';
import { approvalRules, ruleLimits } from '@/lib/contracts/office/approvals/approval-rules';
import type { ApprovalRuleRecord } from '@/lib/contracts/office/approvals/approval-rules.shape';
import { may } from '@/lib/contracts/office/permission';
import { toReais } from '@/lib/format/money/money';

/** What a new rule proposes: money that leaves by day, from a sum that most payments stay below. */
const proposed = {
  title: '',
  actions: ['withdrawal-by-key', 'withdrawal-by-code', 'transfer', 'automatic-withdrawal'],
  from: toReais(5_000),
  dayFrom: toReais(20_000),
  newPayee: false,
  hours: null,
  needed: 1,
  roles: ['finance', 'admin'],
  standsHours: 24,
  enabled: true,
  version: 0,
} as const;

/** Writes a rule, or the next version of one. */
export function RuleSheet({ rule, onClose }: { rule: ApprovalRuleRecord | null; onClose: () => void }) {
  const t = useTranslations('approvalRules');
  const tAction = useTranslations('sensitiveAction');
  const { roles, nameOf } = useRoles();
  const formId = useId();
  const [id] = useState(() => rule?.id ?? newId());
  const save = useEndpointMutation(approvalRules.save);
  const start = rule ?? proposed;
  const [from, setFrom] = useState(typedAmount(start.from));
  const [dayFrom, setDayFrom] = useState(typedAmount(start.dayFrom));
  const [byHours, setByHours] = useState(start.hours !== null);
  const deciding = roles.filter((role) => may(role, 'approvals:decide')).map(({ id }) => id);
  const problem = save.error?.problem;
  const refused = (field: string) => problem?.details.some((detail) => detail.field.startsWith(field)) === true;
  const numberError = (field: string, min: number, max: number) => (refused(field) ? t('numberWrong', { min, max }) : undefined);

  const submit = (data: FormData) => {
    // An amount that cannot be read must not become a rule without one; its field says what is wrong.
    if (!isAmountOrEmpty(from) || !isAmountOrEmpty(dayFrom)) return;
    const whole = (name: string) => Number(data.get(name));
    save.mutate(
      {
        params: { id },
        body: {
          title: String(data.get('title')),
          actions: ruledActions.filter((action) => data.get(`action:${action}`) !== null),
          from: amountIn(from),
          dayFrom: amountIn(dayFrom),
          newPayee: data.get('newPayee') !== null,
          hours: byHours ? { from: whole('opens'), until: whole('closes') } : null,
          needed: whole('needed'),
          roles: deciding.filter((id) => data.get(`role:${id}`) !== null),
          standsHours: whole('standsHours'),
          enabled: data.get('enabled') !== null,
          version: start.version,
        },
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Sheet open onClose={onClose} title={rule ? t('changeTitle', { title: rule.title }) : t('addTitle')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={problem}>
          <Field label={t('name')} error={refused('title') ? t('titleShort') : undefined}>
            {(control) => <Input {...control} name="title" defaultValue={start.title} maxLength={60} autoComplete="off" />}
          </Field>
          <Group label={t('actions')} error={refused('actions') ? t('chooseOne') : undefined}>
            {ruledActions.map((action) => (
              <Checkbox key={action} name={`action:${action}`} defaultChecked={start.actions.some((chosen) => chosen === action)}>
                {tAction(action)}
              </Checkbox>
            ))}
          </Group>
          <MoneyField label={t('from')} name="from" text={from} onText={setFrom} />
          <MoneyField label={t('dayFrom')} name="dayFrom" text={dayFrom} onText={setDayFrom} />
          <Checkbox name="newPayee" defaultChecked={start.newPayee} hint={t('newPayeeHint')}>
            {t('newPayee')}
          </Checkbox>
          <Checkbox name="byHours" checked={byHours} onChange={({ target }) => setByHours(target.checked)} hint={t('hoursHint')}>
            {t('outsideHours')}
          </Checkbox>
          {byHours && (
            <>
              <NumberField
                label={t('opens')}
                name="opens"
                start={start.hours?.from ?? 8}
                min={0}
                max={23}
                error={numberError('hours', 0, 23)}
              />
              <NumberField
                label={t('closes')}
                name="closes"
                start={start.hours?.until ?? 18}
                min={1}
                max={24}
                error={numberError('hours', 1, 24)}
              />
            </>
          )}
          <NumberField
            label={t('needed')}
            name="needed"
            start={start.needed}
            min={1}
            max={ruleLimits.needed}
            error={numberError('needed', 1, ruleLimits.needed)}
          />
          <Group label={t('roles')} error={refused('roles') ? t('chooseOne') : undefined}>
            {deciding.map((id) => (
              <Checkbox key={id} name={`role:${id}`} defaultChecked={start.roles.some((chosen) => chosen === id)}>
                {nameOf(id)}
              </Checkbox>
            ))}
          </Group>
          <NumberField
            label={t('standsHours')}
            name="standsHours"
            start={start.standsHours}
            min={1}
            max={ruleLimits.standsHours}
            error={numberError('standsHours', 1, ruleLimits.standsHours)}
          />
          <Checkbox name="enabled" defaultChecked={start.enabled}>
            {t('enabled')}
          </Checkbox>
          {problem && <ProblemView isWrite problem={problem} />}
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

function Group({ label, error, children }: { label: string; error?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium">{label}</legend>
      {children}
      {error && <p className="text-meta text-red">{error}</p>}
    </fieldset>
  );
}
