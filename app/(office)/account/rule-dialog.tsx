'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { OperationPanel } from '@/components/operation/operation-panel';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { useConfirmation } from '@/components/payee/use-confirmation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { usePayeeConfirmation } from '@/lib/client/use-payee-confirmation';
import { useEndpointMutation } from '@/lib/client/use-write';
import { payees } from '@/lib/contracts/office/payees';
import { autoWithdraw } from '@/lib/contracts/pix/auto-withdraw';
import type { AutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { draftOf, type RuleField, readDraft } from './rule-draft';
import { RuleFields } from './rule-fields';
import { RuleReview } from './rule-review';

/**
 * Changes where the balance goes by itself: the rule is typed, whoever has the key is looked up and confirmed, and the whole is confirmed in
 * words. A rule that is turned off pays nobody and needs no look-up: it can be turned off even where the account may not look up keys.
 */
export function RuleDialog({ rule, onClose }: { rule: AutoWithdrawRule | null; onClose: () => void }) {
  const t = useTranslations('autoWithdraw');
  const tOperation = useTranslations('operation');
  const locale = useLocale();
  const [draft, setDraft] = useState(() => draftOf(rule, locale));
  const [wrong, setWrong] = useState<readonly RuleField[]>([]);
  const [asked, setAsked] = useState<AutoWithdrawRule | null>(null);
  const [insist, setInsist] = useState(false);
  const look = useEndpointMutation(payees.byKey);
  const operation = useFormOperation(autoWithdraw.change, 'auto-withdraw', usePayeeConfirmation('account.change'));
  const payee = look.data ?? null;
  const confirmation = useConfirmation(payee);
  const problem = look.error?.problem ?? operation.problem;
  const absent = operation.problem?.statusCode === 404 && operation.problem.errorCode === 'SVG404';
  const { state } = operation.operation ?? {};

  const next = () => {
    const read = readDraft(draft);
    setWrong(read.wrong);
    if (!read.rule || look.isPending) return;
    const { rule: wanted } = read;
    look.reset();
    if (!wanted.enabled && wanted.pixKey === rule?.pixKey) setAsked(wanted);
    else look.mutate({ body: { pixKey: wanted.pixKey, pixType: wanted.pixType } }, { onSuccess: () => setAsked(wanted) });
  };
  const back = () => {
    setAsked(null);
    setInsist(false);
    operation.finish();
  };
  const change = (send: typeof operation.send) => {
    setInsist(true);
    if (asked === null || operation.isSending || (payee !== null && confirmation.brought === null)) return;
    send({ body: { autoWithdraw: asked, ...confirmation.brought } });
  };
  const leave = useEffectEvent(() => {
    operation.finish();
    if (asked !== null) onClose();
  });
  useEffect(() => {
    if (state === 'done') leave();
  }, [state]);

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Form layout="overlay" failure={problem ?? wrong} onSubmit={() => (asked === null ? next() : change(operation.send))}>
        <OverlayBody>
          {operation.closed && operation.operation && state !== 'done' ? (
            <OperationPanel
              operation={operation.operation}
              again={asked && <Button onClick={() => change(operation.sendAnew)}>{t(asked.enabled ? 'turnOn' : 'turnOff')}</Button>}
            />
          ) : asked === null ? (
            <RuleFields draft={draft} onChange={(fields) => setDraft({ ...draft, ...fields })} wrong={wrong} />
          ) : (
            <RuleReview rule={asked} before={rule} payee={payee} confirmation={confirmation} insist={insist} />
          )}
          {operation.lost && (
            <Note tone="blue" icon="checking" live>
              {tOperation('lost')}
            </Note>
          )}
          {absent ? <Note live>{t('absent')}</Note> : problem && !operation.lost && <ProblemView isWrite problem={problem} />}
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={asked === null || operation.closed ? onClose : back}>
            {t(asked === null || operation.closed ? 'close' : 'back')}
          </Button>
          {!absent && !operation.closed && (
            <Submit pending={look.isPending || operation.isSending}>
              {t(asked === null ? 'next' : asked.enabled ? 'turnOn' : 'turnOff')}
            </Submit>
          )}
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
