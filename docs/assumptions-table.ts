import { assumptionOf } from '@/lib/contracts/assumptions';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';

const words = { stated: 'stated', published: 'published', later: 'later versions', assumed: 'assumed' } as const;

/** The README's table: every call whose shape the interface document leaves open, and how it is read here. */
export function assumptionsTable(): string {
  const rows = endpointNames.flatMap((name) => {
    const { method, path, basis } = endpointNamed(name);
    const assumption = assumptionOf(name);
    return assumption ? [`| \`${name}\` | \`${method} ${path}\` | ${words[basis]} | ${assumption} |`] : [];
  });
  return ['| call | address | basis | how it is read |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
