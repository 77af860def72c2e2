'use client';

import { useId, useState } from 'react';
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
import { Select } from '@/components/ui/fields/select';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useRoles } from '@/lib/client/role/use-roles';
import { maxFirstPaymentWaitHours, spendingLimits } from '@/lib/contracts/office/approvals/spending-limits';
import type { SpendingLimitRecord } from '@/lib/contracts/office/approvals/spending-limits.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { useScopeName } from './use-scope-name';

/** What new limits propose: enough for an ordinary day, little by night and to somebody new. */
const proposed = {
  payoutsPerDay: toReais(20_000),
  refundsPerDay: toReais(5_000),
  newPayeePerDay: toReais(1_000),
  firstPaymentWaitHours: null,
  night: { from: 20, until: 6, amount: toReais(1_000) },
  enabled: true,
  version: 0,
} as const;

type LimitSheetProps = { list: RecordOf<'spendingLimits.list'>; record: SpendingLimitRecord | null; onClose: () => void };

/** Writes the limits of a role or person, or their next version. */
export function LimitSheet({ list, record, onClose }: LimitSheetProps) {
  const t = useTranslations('spendingLimits');
  const nameOf = useScopeName();
  const formId = useId();
  const save = useEndpointMutation(spendingLimits.save);
  const start = record ?? proposed;
  const [payouts, setPayouts] = useState(typedAmount(start.payoutsPerDay));
  const [refunds, setRefunds] = useState(typedAmount(start.refundsPerDay));
  const [newPayee, setNewPayee] = useState(typedAmount(start.newPayeePerDay));
  const [night, setNight] = useState(typedAmount(start.night?.amount ?? null));
  const [byNight, setByNight] = useState(start.night !== null);
  const problem = save.error?.problem;
  const refused = (field: string) => problem?.details.some((detail) => detail.field.startsWith(field)) === true;
  const hourWrong = refused('night') ? t('wrongHour') : undefined;

  const submit = (data: FormData) => {
    // An amount that cannot be read must not become a missing limit; its field says what is wrong.
    const nightAmount = amountIn(night);
    if (![payouts, refunds, newPayee].every(isAmountOrEmpty) || (byNight && nightAmount === null)) return;
    const wait = String(data.get('wait')).trim();
    const hour = (name: string) => Number(data.get(name));
    save.mutate(
      {
        params: { scope: record?.scope ?? String(data.get('scope')) },
        body: {
          payoutsPerDay: amountIn(payouts),
          refundsPerDay: amountIn(refunds),
          newPayeePerDay: amountIn(newPayee),
          firstPaymentWaitHours: wait === '' ? null : Number(wait),
          night: byNight && nightAmount !== null ? { from: hour('from'), until: hour('until'), amount: nightAmount } : null,
          enabled: data.get('enabled') !== null,
          version: start.version,
        },
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Sheet open onClose={onClose} title={record ? t('changeTitle', { name: nameOf(record) }) : t('addTitle')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={problem}>
          {record === null && <Whose list={list} />}
          <MoneyField label={t('payoutsPerDay')} name="payoutsPerDay" text={payouts} onText={setPayouts} note={t('payoutsHelp')} />
          <MoneyField label={t('newPayeePerDay')} name="newPayeePerDay" text={newPayee} onText={setNewPayee} note={t('newPayeeHelp')} />
          <NumberField
            label={t('wait')}
            name="wait"
            start={start.firstPaymentWaitHours}
            min={1}
            max={maxFirstPaymentWaitHours}
            help={t('waitHelp')}
            error={refused('firstPaymentWaitHours') ? t('wrongWait', { max: maxFirstPaymentWaitHours }) : undefined}
          />
          <MoneyField label={t('refundsPerDay')} name="refundsPerDay" text={refunds} onText={setRefunds} />
          <Checkbox name="byNight" checked={byNight} onChange={({ target }) => setByNight(target.checked)} hint={t('byNightHelp')}>
            {t('byNight')}
          </Checkbox>
          {byNight && (
            <>
              <NumberField label={t('nightFrom')} name="from" start={start.night?.from ?? 20} min={0} max={23} error={hourWrong} />
              <NumberField label={t('nightUntil')} name="until" start={start.night?.until ?? 6} min={0} max={23} error={hourWrong} />
              <MoneyField label={t('nightAmount')} name="nightAmount" text={night} onText={setNight} />
            </>
          )}
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

/** Roles that send money and their people, without those that have limits already. */
function Whose({ list: { items, people } }: { list: RecordOf<'spendingLimits.list'> }) {
  const t = useTranslations('spendingLimits');
  const { nameOf } = useRoles();
  const isFree = (scope: string) => items.every((item) => item.scope !== scope);
  const roles = Array.from(new Set(people.map(({ role }) => role))).filter(isFree);
  return (
    <Field label={t('whose')}>
      {(control) => (
        <Select {...control} name="scope">
          {roles.length > 0 && (
            <optgroup label={t('roles')}>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {nameOf(role)}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t('people')}>
            {people
              .filter(({ id }) => isFree(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}
