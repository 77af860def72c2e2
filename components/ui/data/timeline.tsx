import clsx from 'clsx';
import type { ReactNode } from 'react';

export type TimelineEntry =
  | { kind: 'event'; id: string; tone: 'done' | 'confirmed' | 'failed'; title: ReactNode; meta: ReactNode }
  | { kind: 'gap'; id: string; text: ReactNode };

// Paper has no grounds, so a filled dot asks for its own.
const nodes = {
  done: 'rounded-full border-2 border-field bg-page',
  confirmed: 'rounded-full border-[4.5px] border-green bg-green [print-color-adjust:exact]',
  failed: 'rounded-[2px] border-2 border-red bg-page',
};

/** Oldest first. A ring was done by someone, a filled dot is confirmed, a square failed; a dashed line is time lost, in words. */
export function Timeline({ title, meta, entries }: { title: string; meta?: ReactNode; entries: TimelineEntry[] }) {
  return (
    <section aria-label={title}>
      <header className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="font-semibold">{title}</h2>
        {meta && <p className="text-meta text-muted">{meta}</p>}
      </header>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className="group relative pb-4 pl-[22px] last:pb-0">
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1 -bottom-1 left-1 group-last:hidden',
                entry.kind === 'gap' ? 'border-l border-dashed border-amber' : 'border-l border-edge',
              )}
            />
            {entry.kind === 'gap' ? (
              <p className="text-meta text-amber">{entry.text}</p>
            ) : (
              <>
                <span aria-hidden="true" className={clsx('absolute top-[5px] left-0 size-[9px] ring-3 ring-page', nodes[entry.tone])} />
                <p className={clsx('text-cell', entry.tone === 'confirmed' && 'font-medium')}>{entry.title}</p>
                <p className="text-meta text-muted">{entry.meta}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
