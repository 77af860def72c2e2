import type { ReactNode } from 'react';
import { AccessNotice } from '@/app/access-notice';
import { type Permission, roleMay } from '@/lib/contracts/office/permission';
import { pageCaller } from '@/lib/server/page/page-caller';

/** Shows its page to who may see it, and to everyone else says whose page it is. What is inside is not even begun. */
export async function Guard({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { role } = await pageCaller();
  return roleMay(role, permission) ? children : <AccessNotice role={role} permission={permission} />;
}
