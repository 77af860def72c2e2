'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountRecord } from '@/app/(office)/account/account-record';
import { Pairs } from '@/app/(office)/account/pairs';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { FactGroup } from '@/components/ui/data/facts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { parseAutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { RuleFacts } from './rule-facts';

const RuleDialog = lazyPart(() => import('./rule-dialog').then((module) => module.RuleDialog), LoadErrorDialog);

/** The automatic withdrawal rule of the account. A rule in an unknown format is shown as the service sent it and cannot be changed here. */
export function AutoWithdraw({ account: { autoWithdraw }, mayChange }: { account: AccountRecord; mayChange: boolean }) {
  const t = useTranslations('autoWithdraw');
  const [open, setOpen] = useState(false);
  const rule = autoWithdraw && parseAutoWithdrawRule(autoWithdraw);
  const isForeign = autoWithdraw !== null && rule === null;
  return (
    <FactGroup title={t('title')}>
      {rule && <RuleFacts rule={rule} />}
      {isForeign && <Pairs values={autoWithdraw} />}
      {autoWithdraw === null && <p className="text-cell text-muted">{t('none')}</p>}
      {!isForeign && (
        <p className="pt-3">
          <Button size="small" blocked={mayChange ? undefined : t('mayNot')} onClick={() => setOpen(true)}>
            {t(rule ? 'change' : 'setUp')}
          </Button>
        </p>
      )}
      {open && <RuleDialog rule={rule} onClose={() => setOpen(false)} />}
    </FactGroup>
  );
}
