'use client';

import { useTranslations } from 'use-intl';
import { Kbd } from '@/components/ui/action/kbd';

/** The keys, where they are used, and what silence means. */
export function QueueKeys({ mayDefend, still }: { mayDefend: boolean; still: boolean }) {
  const t = useTranslations('infractions');
  const keys = [
    { name: 'move', signs: ['j', 'k'] },
    { name: 'open', signs: ['Enter'] },
    ...(mayDefend ? [{ name: 'assign', signs: ['a'] } as const] : []),
    ...(still ? [] : [{ name: 'pause', signs: ['s'] } as const]),
    { name: 'next', signs: ['n'] },
    { name: 'all', signs: ['?'] },
  ] as const;
  return (
    <footer
      data-print="hide"
      className="sticky bottom-0 z-2 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-page px-6 py-3.5 text-meta text-muted max-table:hidden"
    >
      {keys.map(({ name, signs }) => (
        <span key={name} className="flex items-center gap-1.5">
          {signs.map((sign) => (
            <Kbd key={sign}>{sign}</Kbd>
          ))}
          {t(`keys.${name}`)}
        </span>
      ))}
      {!still && <span className="ml-auto text-faint">{t('silence')}</span>}
    </footer>
  );
}
