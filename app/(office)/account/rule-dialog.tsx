'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { useWrite } from '@/lib/client/use-write';
import { autoWithdraw } from '@/lib/contracts/auto-withdraw';
import type { AutoWithdrawRule } from '@/lib/contracts/auto-withdraw-rule';
import { payees } from '@/lib/contracts/payees';
import { draftOf, type RuleField, readDraft } from './rule-draft';
import { RuleFacts } from './rule-facts';
import { RuleFields } from './rule-fields';

/**
 * Changes where the balance goes by itself: the rule is typed, whoever has the key is looked up, and the whole is confirmed in words. A rule
 * that pays nobody is confirmed without a look-up: it can be turned off even where the account may not look up keys, or the key is gone.
 */
export function RuleDialog({ rule, onClose }: { rule: AutoWithdrawRule | null; onClose: () => void }) {
  const t = useTranslations('autoWithdraw');
  const locale = useLocale();
  const [draft, setDraft] = useState(() => draftOf(rule, locale));
  const [wrong, setWrong] = useState<readonly RuleField[]>([]);
  const [asked, setAsked] = useState<AutoWithdrawRule | null>(null);
  const look = useWrite(payees.byKey);
  const change = useWrite(autoWithdraw.change);
  const problem = (look.error ?? change.error)?.problem;
  const absent = change.error?.problem.statusCode === 404;

  const next = () => {
    const read = readDraft(draft);
    setWrong(read.wrong);
    if (!read.rule || look.isPending) return;
    const { rule: wanted } = read;
    if (!wanted.enabled) {
      look.reset();
      setAsked(wanted);
      return;
    }
    look.mutate({ body: { pixKey: wanted.pixKey, pixType: wanted.pixType } }, { onSuccess: () => setAsked(wanted) });
  };
  const back = () => {
    setAsked(null);
    change.reset();
  };

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Form
        layout="overlay"
        failure={problem ?? wrong}
        onSubmit={() => {
          if (asked === null) next();
          else if (!change.isPending) change.mutate({ body: { autoWithdraw: asked } }, { onSuccess: onClose });
        }}
      >
        <OverlayBody>
          {asked === null ? (
            <RuleFields draft={draft} onChange={(fields) => setDraft({ ...draft, ...fields })} wrong={wrong} />
          ) : (
            <>
              <p className="text-lead font-semibold">{t(asked.enabled ? 'askOn' : 'askOff')}</p>
              <RuleFacts rule={asked} holder={look.data?.holder.name} />
              {rule && (
                <section aria-label={t('before')}>
                  <h3 className="pb-2 font-medium">{t('before')}</h3>
                  <RuleFacts rule={rule} />
                </section>
              )}
            </>
          )}
          {absent ? <Note live>{t('absent')}</Note> : problem && <ProblemView ofAct problem={problem} />}
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={asked === null ? onClose : back}>{t(asked === null ? 'close' : 'back')}</Button>
          {!absent && (
            <Submit pending={look.isPending || change.isPending}>
              {t(asked === null ? 'next' : asked.enabled ? 'turnOn' : 'turnOff')}
            </Submit>
          )}
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
