import type { ReactNode } from 'react';
import { FileBadge } from './file-badge';

type FileRowProps = {
  name: string;
  state: string;
  /** What is in it, or why there is nothing. */
  text?: string | undefined;
  /** How it was asked for. */
  facts?: readonly string[];
  /** Who asked for it, when, and until when it is kept. */
  origin: readonly string[];
  children?: ReactNode;
};

/** A file: what it is, where it comes from, how far it is, and what can be done with it. */
export function FileRow({ name, state, text, facts = [], origin, children }: FileRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_8.5rem] lg:grid-cols-[minmax(0,1fr)_13rem_8.5rem_8rem] lg:items-start">
      <div className="min-w-0">
        <p className="numbers font-medium wrap-anywhere">{name}</p>
        {text && <p className="numbers text-cell">{text}</p>}
        {facts.length > 0 && <p className="numbers text-meta text-muted">{facts.join(' · ')}</p>}
      </div>
      <ul className="numbers text-meta text-muted max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:order-3 max-lg:col-span-full lg:pt-0.5">
        {origin.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="sm:max-lg:justify-self-end">
        <FileBadge state={state} />
      </div>
      <div className="empty:hidden max-lg:order-4 max-lg:col-span-full lg:justify-self-end">{children}</div>
    </li>
  );
}
