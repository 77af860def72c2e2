'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { tags } from '@/lib/contracts/office/notes/tags';

/** The tags of the team as the options of a filter; archived ones too, which records still carry. */
export function useTagChoices(): { readonly value: string; readonly label: string }[] {
  const { data } = useEndpointQuery(tags.list, {}, { staleTime: 30_000 });
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
