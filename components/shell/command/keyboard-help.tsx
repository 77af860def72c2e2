'use client';

import { useTranslations } from 'use-intl';
import { Kbd } from '@/components/ui/action/kbd';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';

const keys = [
  { keys: ['Ctrl', 'K'], message: 'palette' },
  { keys: ['/'], message: 'search' },
  { keys: ['Tab'], message: 'move' },
  { keys: ['Enter'], message: 'open' },
  { keys: ['Ctrl', 'Enter'], message: 'newTab' },
  { keys: ['Esc'], message: 'close' },
  { keys: ['Esc'], message: 'leave' },
  { keys: ['j', 'k'], message: 'rows' },
  { keys: ['a'], message: 'assign' },
  { keys: ['s'], message: 'pause' },
  { keys: ['n'], message: 'urgent' },
  { keys: ['?'], message: 'help' },
] as const;

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.keys');
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <OverlayBody>
        <dl className="grid gap-y-2.5">
          {keys.map((entry) => (
            <div key={entry.message} className="grid grid-cols-[112px_1fr] items-center gap-4">
              <dt className="flex gap-1">
                {entry.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd className="text-cell">{t(entry.message)}</dd>
            </div>
          ))}
        </dl>
      </OverlayBody>
    </Dialog>
  );
}
