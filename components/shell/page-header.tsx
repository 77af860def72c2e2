import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  /** The zone, named once per page, and how fresh the numbers are: "horário de Brasília · atualizado às 14:32:08". */
  meta?: ReactNode;
  /** The primary action last. */
  actions?: ReactNode;
};

export function PageHeader({ title, meta, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-[60px] items-center max-sm:flex-wrap gap-x-4 gap-y-2 px-4 py-3.5 sm:px-6">
      {/* Whether the actions fit beside it is decided by a width of its own: the hour that comes later must not push them down. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 max-sm:basis-40 max-sm:flex-col">
        <h1 className="text-title font-semibold">{title}</h1>
        {meta && <p className="numbers text-meta text-faint">{meta}</p>}
      </div>
      {actions && (
        <div data-print="hide" className="flex max-w-full shrink-0 gap-2 max-sm:flex-wrap">
          {actions}
        </div>
      )}
    </header>
  );
}
