import { apiUrl } from '@/lib/contracts/address';
import { drafts } from '@/lib/contracts/office/infractions/drafts';

/** Where a file of a draft opens. */
export function fileHref(infractionId: string, id: string): string {
  return apiUrl(drafts.readFile, { params: { infractionId, id } });
}
