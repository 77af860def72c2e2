import type { ReactNode } from 'react';

type Line = { term: string; value: ReactNode };

/** Amounts that add up: lines, a rule, the result once there is one. Values are `Amount`s, so they end on one edge. */
export function Sum({ lines, result }: { lines: Line[]; result?: Line }) {
  return (
    <dl className="max-w-[272px] text-cell">
      {lines.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4 py-0.5">
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {result && (
        <div className="mt-1.5 flex justify-between gap-4 border-t border-line pt-2">
          <dt className="font-medium">{result.term}</dt>
          <dd>{result.value}</dd>
        </div>
      )}
    </dl>
  );
}
