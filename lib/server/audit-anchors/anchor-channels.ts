import 'server-only';
import type { AnchorChannel } from '@/lib/contracts/office/audit/anchor-channels';
import type { Environment } from '@/lib/server/environment';

type Settings = Pick<Environment, 'auditAnchorFile' | 'auditAnchorMail' | 'auditAnchorUrl'>;

/** The places outside that the settings name. */
export function anchorChannelsOf({ auditAnchorFile, auditAnchorMail, auditAnchorUrl }: Settings): AnchorChannel[] {
  return [
    ...(auditAnchorFile === null ? [] : (['file'] as const)),
    ...(auditAnchorMail === 'on' ? (['mail'] as const) : []),
    ...(auditAnchorUrl === null ? [] : (['address'] as const)),
  ];
}
