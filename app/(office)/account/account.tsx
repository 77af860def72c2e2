'use client';

import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { AccountBlocked } from '@/components/service-status/account-blocked';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Money } from '@/components/transaction/money';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { account, balance } from '@/lib/contracts/pix/account/account';
import { formatDocument } from '@/lib/format/identifier/document';
import type { AccountRecord } from './account-record';
import { AdditionalFields } from './additional-fields';
import { Fees } from './fees';
import { Limits } from './limits';
import { AutoWithdraw } from './rule/auto-withdraw';

export function Account({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('account');
  const tOverview = useTranslations('overview');
  const reading = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
  const funds = useEndpointQuery(balance.read, {});
  const problem = readProblemOf(reading);
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} />
      <div className="max-w-[860px] px-4 pb-8 sm:px-6">
        {problem && <QueryProblem reading={reading} />}
        {!problem && !reading.data && <Skeleton shape="facts" className="h-96 w-full" />}
        {!problem && reading.data && (
          <>
            <div className="grid gap-3 pb-5">
              <p className="text-muted">{t('readOnly')}</p>
              <AccountBlocked />
            </div>
            {funds.data && (
              <FactGroup title={t('balance')}>
                <Facts>
                  <Fact term={tOverview('available')}>
                    <Money value={funds.data.available} />
                  </Fact>
                  <Fact term={tOverview('blocked')}>
                    <Money value={funds.data.blocked} />
                  </Fact>
                </Facts>
              </FactGroup>
            )}
            <Profile account={reading.data} />
            <Permissions account={reading.data} />
            <Limits account={reading.data} />
            <Fees fee={reading.data.serviceFee} />
            <AutoWithdraw account={reading.data} mayChange={mayChange} />
            <AdditionalFields account={reading.data} />
          </>
        )}
      </div>
    </>
  );
}

const statuses = ['ACTIVE', 'BLOCKED', 'INACTIVE'] as const;

function Profile({ account }: { account: AccountRecord }) {
  const t = useTranslations('account');
  const { name, document, plan, accountNumber, branch, role, status } = account;
  const known = statuses.find((word) => word === status);
  return (
    <FactGroup title={t('profile')}>
      <Facts>
        {name && <Fact term={t('name')}>{name}</Fact>}
        {document && <Fact term={t('document')}>{formatDocument(document)}</Fact>}
        {plan && <Fact term={t('plan')}>{plan}</Fact>}
        {branch && <Fact term={t('branch')}>{branch}</Fact>}
        {accountNumber && <Fact term={t('accountNumber')}>{accountNumber}</Fact>}
        {role && <Fact term={t('role')}>{role === 'USER' ? t('roles.USER') : role}</Fact>}
        {status && <Fact term={t('status')}>{known ? t(`statuses.${known}`) : status}</Fact>}
      </Facts>
    </FactGroup>
  );
}

const allowances = ['allowDeposit', 'allowWithdraw', 'allowInternalTransfer', 'allowInfraction'] as const;

function Permissions({ account }: { account: AccountRecord }) {
  const t = useTranslations('account');
  return (
    <FactGroup title={t('permissions')}>
      <Facts>
        {allowances.map((key) =>
          account[key] === null ? null : (
            <Fact key={key} term={t(key)}>
              <Tag tone={account[key] ? 'green' : 'grey'} icon={account[key] ? 'check' : 'cross'}>
                {t(account[key] ? 'allowed' : 'notAllowed')}
              </Tag>
            </Fact>
          ),
        )}
      </Facts>
    </FactGroup>
  );
}
