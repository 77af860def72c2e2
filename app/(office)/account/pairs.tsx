'use client';

import { Fact, Facts } from '@/components/ui/data/facts';

/** Names and values as the service tells them. */
export function Pairs({ values }: { values: Readonly<Record<string, unknown>> }) {
  return (
    <Facts>
      {Object.entries(values).map(([key, value]) => (
        <Fact key={key} term={key}>
          <span className="mono break-all">{typeof value === 'string' ? value : JSON.stringify(value)}</span>
        </Fact>
      ))}
    </Facts>
  );
}
