'use client';

import { useTranslations } from 'use-intl';
import type { SearchOption, Understood } from '@/components/feedback/search-option';
import { Kbd } from '@/components/ui/action/kbd';

type SearchOptionsProps = Understood & { id: string; onTake: (option: SearchOption) => void };

/** The interpretations of a typed text and what the search cannot do, under the search box: Enter takes the first, a click any of them. */
export function SearchOptions({ id, options, note, onTake }: SearchOptionsProps) {
  const t = useTranslations('table.search');
  return (
    <div
      id={id}
      role="status"
      className="absolute top-full left-0 z-10 mt-1 hidden w-max max-w-[min(26rem,90vw)] min-w-full rounded-lg border border-line bg-overlay p-1 text-cell shadow-menu group-focus-within/search:block"
    >
      {options.length === 0 && note === null && <p className="px-2 py-1.5 text-muted">{t('notUnderstood')}</p>}
      {options.map((option, index) => (
        <button
          key={`${option.label} ${option.value}`}
          type="button"
          onClick={() => onTake(option)}
          className="flex w-full items-baseline gap-2 rounded-md px-2 py-1.5 text-left outline-offset-[-2px] hover:bg-hover"
        >
          <span className="shrink-0 text-muted">{option.label}</span>{' '}
          <bdi className="numbers min-w-0 flex-1 truncate font-medium">{option.value}</bdi> {index === 0 && <Kbd>Enter</Kbd>}
        </button>
      ))}
      {note && <p className="max-w-[26rem] px-2 py-1.5 text-meta text-muted">{note}</p>}
    </div>
  );
}
