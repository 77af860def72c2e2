import type { ReactNode } from 'react';
import { AccessNotice } from '@/app/access-notice';
import { may, type Permission } from '@/lib/contracts/office/permission';
import { pageCaller } from '@/lib/server/page/page-caller';

/**
 * Renders its page for people with the permission and an access notice for everyone else. The children are not rendered without permission.
 */
export async function Guard({ permission, children }: { permission: Permission; children: ReactNode }) {
  const caller = await pageCaller();
  return may(caller, permission) ? children : <AccessNotice caller={caller} permission={permission} />;
}
