import { randomUUID } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import { Note } from '@/components/feedback/note';
import { limitLines } from '@/components/spending-limit/limit-lines';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { pageCaller } from '@/lib/server/page/page-caller';
import { pageRead } from '@/lib/server/page/page-read';
import { pageLocale } from '@/lib/server/page/preferences';

/** What the person may still send, told before the form is filled; nothing where no limit is theirs. Drawn by the server: it needs no script. */
export async function SpendingLimitNote() {
  const [caller, locale] = await Promise.all([pageCaller(), pageLocale()]);
  const call = { requestId: randomUUID(), signal: AbortSignal.timeout(1_500) };
  // The limits hold on the server whether or not they could be told.
  const mine = await pageRead('spendingLimits.mine', {}, caller, call).catch(() => null);
  if (mine === null) return null;
  const t = createTranslator({ locale, messages: await compiledMessages(locale), namespace: 'spendingLimit.note' });
  const lines = limitLines(mine, 'payout', t, locale);
  if (lines.length === 0) return null;
  return (
    <Note>
      <h2 className="font-medium">{t('title')}</h2>
      <ul className="numbers">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}
