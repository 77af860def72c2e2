'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Card } from '@/components/ui/layout/card';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { teamChat } from '@/lib/contracts/office/notices/team-chat';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

const RemoveChatDialog = lazyPart(() => import('./remove-chat-dialog').then((module) => module.RemoveChatDialog), LoadErrorDialog);

export type StoredChat = NonNullable<RecordOf<'teamChat.read'>['chat']>;

/** Where notices go, whether they arrive, a test, and a way to take it away. */
export function ChatState({ chat }: { chat: StoredChat }) {
  const t = useTranslations('teamChat');
  const settings = useDisplaySettings();
  const test = useEndpointMutation(teamChat.test);
  const [removing, setRemoving] = useState(false);
  const { host, form, deliveredAt, problem, failingSince, endedAt } = chat;
  const actions = (
    <div className="flex gap-2">
      {endedAt === null && (
        <Button size="small" waiting={test.isPending} onClick={() => test.mutate({})}>
          {t('test')}
        </Button>
      )}
      <Button size="small" onClick={() => setRemoving(true)}>
        {t('remove')}
      </Button>
    </div>
  );
  return (
    <Card title={t(endedAt === null ? 'state' : 'stateEnded')} action={actions}>
      <div className="grid gap-3">
        <Facts>
          <Fact term={t('host')} mono>
            {host}/…
          </Fact>
          <Fact term={t('form')}>{t(`forms.${form}`)}</Fact>
          <Fact term={t('delivered')}>{deliveredAt === null ? t('never') : formatDateTime(deliveredAt, settings)}</Fact>
          {problem !== null && <Fact term={t('problem')}>{problem}</Fact>}
        </Facts>
        {endedAt !== null ? (
          <Note tone="red">{t('ended', { at: formatDateTime(endedAt, settings) })}</Note>
        ) : (
          failingSince !== null && <Note tone="amber">{t('failing', { since: formatDateTime(failingSince, settings) })}</Note>
        )}
        {test.data && (
          <Note live tone={test.data.problem === null ? 'green' : 'red'}>
            {test.data.problem === null ? t('tested') : t('testFailed', { code: test.data.problem })}
          </Note>
        )}
        {test.error && <ProblemView isWrite problem={test.error.problem} />}
      </div>
      {removing && <RemoveChatDialog host={host} onClose={() => setRemoving(false)} />}
    </Card>
  );
}
