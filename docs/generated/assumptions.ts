import { assumptionOf, limitAssumptions } from '@/lib/contracts/assumptions';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';

const words = { stated: 'stated', published: 'published', later: 'later versions', assumed: 'assumed' } as const;

/** Every call whose shape the interface document leaves open, and how it is read here. */
export function assumptionsTable(): string {
  const rows = endpointNames.flatMap((name) => {
    const { method, path, basis } = endpointNamed(name);
    const assumption = assumptionOf(name);
    return assumption && basis ? [`| \`${name}\` | \`${method} ${path}\` | ${words[basis]} | ${assumption} |`] : [];
  });
  return ['| call | address | basis | how it is read |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Bounds that are sent and enforced without standing in the document. */
export function limitsTable(): string {
  const rows = limitAssumptions.map(({ what, max, why }) => `| ${what} | ${max.toLocaleString('en')} | ${why} |`);
  return ['| what | at most | why |', '| --- | --- | --- |', ...rows].join('\n');
}
