'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { Kbd } from '@/components/ui/action/kbd';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { pageOf } from '@/lib/contracts/pages/navigation';
import { helpWords } from './help-words';

const keys = [
  { keys: ['Ctrl', 'K'], message: 'palette' },
  { keys: ['/'], message: 'search' },
  { keys: ['Tab'], message: 'move' },
  { keys: ['Enter'], message: 'open' },
  { keys: ['Ctrl', 'Enter'], message: 'newTab' },
  { keys: ['Esc'], message: 'close' },
  { keys: ['Esc'], message: 'leave' },
  { keys: ['j', 'k'], message: 'rows' },
  { keys: ['x'], message: 'select' },
  { keys: ['Space'], message: 'peek' },
  { keys: ['a'], message: 'assign' },
  { keys: ['s'], message: 'pause' },
  { keys: ['n'], message: 'urgent' },
  { keys: ['?'], message: 'help' },
] as const;

/** What the page is for, the words one meets on it, and the keys. */
export function PageHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const tHelp = useTranslations('help');
  const tKeys = useTranslations('shell.keys');
  const page = pageOf(usePathname());
  const words = page ? helpWords[page.message] : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={page ? tHelp('title', { page: t(`${page.message}.title`) }) : tHelp('anyPage')}
      {...(page && { description: tHelp(`pages.${page.message}`) })}
    >
      <OverlayBody onlyRead>
        {words.length > 0 && (
          <section>
            <h3 className="mb-2 font-semibold">{tHelp('wordsTitle')}</h3>
            <dl className="grid gap-y-2.5">
              {words.map((word) => (
                <div key={word} className="grid grid-cols-[112px_1fr] gap-4 text-cell">
                  <dt className="font-medium">{tHelp(`words.${word}.name`)}</dt>
                  <dd>{tHelp(`words.${word}.text`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section>
          <h3 className="font-semibold">{tKeys('title')}</h3>
          <p className="mb-2 text-meta text-muted">{tKeys('text')}</p>
          <dl className="grid gap-y-2.5">
            {keys.map((entry) => (
              <div key={entry.message} className="grid grid-cols-[112px_1fr] items-center gap-4">
                <dt className="flex gap-1">
                  {entry.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd className="text-cell">{tKeys(entry.message)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </OverlayBody>
    </Dialog>
  );
}
