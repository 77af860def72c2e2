'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Tag } from '@/components/ui/data/tag';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { browserName } from '@/lib/format/text/browser-name';

type Session = RecordOf<'sessions.list'>['items'][number];

type SessionRowsProps = { sessions: readonly Session[]; ending: boolean; onEnd: (session: Session) => void };

/** The sessions of an account, each with a button to end it, except the reader's own. */
export function SessionRows({ sessions, ending, onEnd }: SessionRowsProps) {
  const t = useTranslations('sessions');
  const settings = useDisplaySettings();
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.id} className="flex items-center gap-4 border-b border-line px-4 py-3 last:border-0">
          <Icon name="monitor" className="text-muted" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 font-medium">
              {browserName(session.browser) ?? t('unknown')}
              {session.current && (
                <Tag tone="green" icon="check">
                  {t('current')}
                </Tag>
              )}
              {session.newDevice && (
                <Tag tone="amber" icon="triangle">
                  {t('newDevice')}
                </Tag>
              )}
            </p>
            <p className="numbers text-meta text-muted">
              {t('since')} {formatDateTime(session.createdAt, settings)} · {t('lastSeen')} {formatDateTime(session.lastSeenAt, settings)} ·{' '}
              {session.address ?? t('unknown')}
            </p>
          </div>
          {!session.current && (
            <Button size="small" waiting={ending} onClick={() => onEnd(session)}>
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
