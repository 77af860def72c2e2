'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { teamChat } from '@/lib/contracts/office/notices/team-chat';
import { ChatForm } from './chat-form';
import { ChatState } from './chat-state';

/** The chat of the team: where notices are posted for everybody, how that goes, and what is posted. */
export function TeamChat() {
  const t = useTranslations('teamChat');
  const reading = useEndpointQuery(teamChat.read, {});
  const [saves, setSaves] = useState(0);
  const known = reading.data;
  const chat = known?.chat ?? null;
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {known && known.hosts.length === 0 && <Note>{t('noHosts')}</Note>}
        {chat && <ChatState chat={chat} />}
        {known && known.hosts.length > 0 && (
          <Card title={t(chat ? 'change' : 'add')}>
            {/* After it was saved it begins anew, with what is stored; what others store leaves what is being typed alone. */}
            <ChatForm key={`${chat === null} ${saves}`} chat={chat} hosts={known.hosts} onSaved={() => setSaves(saves + 1)} />
            <p role="status" className="mt-2 text-cell text-muted empty:hidden">
              {saves > 0 && chat !== null ? t('saved') : ''}
            </p>
          </Card>
        )}
      </div>
    </>
  );
}
