'use client';

import { useTranslations } from 'use-intl';
import { Money } from '@/components/transaction/money';
import { TextLink } from '@/components/ui/action/text-link';
import type { DayDifference } from '@/lib/contracts/office/files/day-closings.shape';
import { negateReais, type Reais } from '@/lib/format/money/money';

const cell = 'px-2 py-2.5 first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6';
const columns = ['what', 'cause', 'expected', 'found', 'difference'] as const;

/** What does not match, each with its likely cause, beside what the transaction says and what the statement says. */
export function Differences({ differences }: { differences: readonly DayDifference[] }) {
  const t = useTranslations('statementDay');
  return (
    <section aria-label={t('differences')} className="pt-6">
      <h2 className="px-4 pb-2 font-semibold sm:px-6">{t('differences')}</h2>
      <div className="overflow-x-auto">
        <table className="numbers w-full text-cell">
          <thead className="border-y border-line bg-sunken text-meta text-muted">
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={`${cell} h-8 py-0 text-left font-medium whitespace-nowrap nth-[n+3]:text-right`}>
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={`${one.transactionId} ${one.lineId}`} className="border-b border-line">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  <Subject difference={one} />
                </th>
                <td className={cell}>{t(`cause.${one.cause}`)}</td>
                <Amount value={one.expected} />
                <Amount value={one.found} />
                <Amount value={one.difference} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The transaction, or the entry that belongs to none. */
function Subject({ difference: { transactionId, lineId, reason, cause } }: { difference: DayDifference }) {
  const t = useTranslations('statementDay');
  if (transactionId !== null && cause !== 'no-transaction') {
    return (
      <TextLink href={`/transactions/${transactionId}`} className="mono break-all">
        {transactionId}
      </TextLink>
    );
  }
  const words = reason ?? t('unnamed');
  return lineId === null ? words : <TextLink href={`/statements/${lineId}`}>{words}</TextLink>;
}

function Amount({ value }: { value: Reais | null }) {
  return (
    <td className={`${cell} text-right whitespace-nowrap`}>
      {value === null ? (
        <span className="text-faint">–</span>
      ) : value.startsWith('-') ? (
        <Money value={negateReais(value)} sign="−" />
      ) : (
        <Money value={value} sign="+" />
      )}
    </td>
  );
}
