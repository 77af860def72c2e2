'use client';

import { useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { CopyButton } from '@/components/ui/action/copy-button';
import { type CallbackEventName, callbackExample } from '@/lib/domain/callback/callback-example';
import { wordAt } from '@/lib/messages/word-at';

/** One event: its name, when it comes, and its body once somebody opens it. */
export function EventRow({ event }: { event: CallbackEventName }) {
  const t = useTranslations('events');
  const messages = useMessages();
  const [opened, setOpened] = useState(false);
  const body = opened ? JSON.stringify(callbackExample(event), null, 2) : '';
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-0">
      <p className="mono font-medium break-all">{event}</p>
      {/* The dot in the name of a card's event leads further down in the messages. */}
      <p className="text-muted">{wordAt(messages, 'events.when', event)}</p>
      <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className="w-fit cursor-pointer rounded-sm text-cell text-accent">{t('example')}</summary>
        {opened && (
          <div className="flex items-start gap-2 pt-2">
            <pre className="mono min-w-0 grow rounded-lg border border-line bg-sunken p-3.5 leading-[19px] break-words whitespace-pre-wrap">
              {body}
            </pre>
            <CopyButton value={body} what={`${t('example')}: ${event}`} quiet />
          </div>
        )}
      </details>
    </li>
  );
}
