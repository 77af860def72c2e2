import type { EndpointName } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';

/** The endpoints that return rows. */
export type ListEndpoint = {
  [N in EndpointName]: RecordOf<N> extends { readonly items: readonly object[] } ? N : never;
}[EndpointName];

export type RowOf<N extends ListEndpoint> = RecordOf<N>['items'][number];

/** Those that return pages of rows with ids. */
export type WalkedEndpoint = {
  [N in ListEndpoint]: RecordOf<N> extends { readonly items: readonly { readonly id: string }[]; readonly hasNext: boolean } ? N : never;
}[ListEndpoint];
