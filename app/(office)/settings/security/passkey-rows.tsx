'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Tag } from '@/components/ui/data/tag';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { secondFactor } from '@/lib/contracts/office/second-factor/second-factor';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { PasskeyName } from './passkey-name';

type Passkey = RecordOf<'secondFactor.read'>['passkeys'][number];

/** One's passkeys: name, first and last use, and a way to rename or remove each. */
export function PasskeyRows({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('security');
  const settings = useDisplaySettings();
  const remove = useEndpointMutation(secondFactor.removePasskey);
  const [renaming, setRenaming] = useState<string | null>(null);
  if (passkeys.length === 0) return <p className="px-4 pb-3 text-cell">{t('noPasskeys')}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
            <Icon name="key" className="text-muted" />
            <div className="min-w-0 flex-1 basis-48">
              {renaming === passkey.id ? (
                <PasskeyName passkey={passkey} onClose={() => setRenaming(null)} />
              ) : (
                <>
                  <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                    {passkey.name}
                    {passkey.backedUp && (
                      <Tag tone="grey" icon="repeat">
                        {t('backedUp')}
                      </Tag>
                    )}
                  </p>
                  <p className="numbers text-meta text-muted">
                    {t('created', { at: formatDateTime(passkey.createdAt, settings) })} ·{' '}
                    {passkey.lastUsedAt ? t('lastUsed', { at: formatDateTime(passkey.lastUsedAt, settings) }) : t('neverUsed')}
                  </p>
                </>
              )}
            </div>
            {renaming !== passkey.id && (
              <div className="flex gap-2">
                <Button size="small" aria-label={t('renameNamed', { name: passkey.name })} onClick={() => setRenaming(passkey.id)}>
                  {t('rename')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('removeNamed', { name: passkey.name })}
                  waiting={remove.isPending}
                  onClick={() => remove.mutate({ params: { id: passkey.id } })}
                >
                  {t('remove')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {remove.error && (
        <div className="p-4">
          <ProblemView isWrite problem={remove.error.problem} />
        </div>
      )}
    </>
  );
}
