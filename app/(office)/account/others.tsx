'use client';

import { useTranslations } from 'use-intl';
import { Fact, FactGroup, Facts } from '@/components/ui/facts';
import type { AccountRecord } from './account';

/** The automatic withdrawal as far as the service tells it, and whatever it carries that has no name here. */
export function Others({ account }: { account: AccountRecord }) {
  const t = useTranslations('account');
  const { autoWithdraw, others } = account;
  return (
    <>
      <FactGroup title={t('autoWithdraw')}>
        {autoWithdraw ? <Pairs values={autoWithdraw} /> : <p className="text-cell text-muted">{t('autoWithdrawOff')}</p>}
      </FactGroup>
      {Object.keys(others).length > 0 && (
        <FactGroup title={t('others')}>
          <Pairs values={others} />
        </FactGroup>
      )}
    </>
  );
}

function Pairs({ values }: { values: Readonly<Record<string, unknown>> }) {
  return (
    <Facts>
      {Object.entries(values).map(([key, value]) => (
        <Fact key={key} term={key}>
          <span className="mono break-all">{typeof value === 'string' ? value : JSON.stringify(value)}</span>
        </Fact>
      ))}
    </Facts>
  );
}
