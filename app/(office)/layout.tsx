import type { ReactNode } from 'react';
import { QueryProvider } from '@/app/query-provider';
import { TokenizeDocumentProvider } from '@/components/document-filter/tokenize-document-provider';
import { ListPreferencesProvider } from '@/components/list-page/page-size/page-sizes';
import { NotesAccess } from '@/components/record-note/notes-access';
import { may } from '@/lib/contracts/office/permission';
import { accountLabel } from '@/lib/server/page/account-label';
import { pageCaller } from '@/lib/server/page/page-caller';
import { chosenPageSizes, pageListShape, pageTheme, sidebarCollapsed } from '@/lib/server/page/preferences';
import { OfficeShell } from './office-shell';
import { OverrideReminder } from './override-reminder';

/** The shell of everything behind the sign-in. Who may see a page is each page's own question. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const caller = await pageCaller();
  const [theme, collapsed, sizes, shape, account] = await Promise.all([
    pageTheme(),
    sidebarCollapsed(),
    chosenPageSizes(),
    pageListShape(),
    accountLabel(caller),
  ]);
  return (
    <QueryProvider>
      <TokenizeDocumentProvider permissions={caller.permissions}>
        <OfficeShell
          name={caller.name}
          role={caller.role}
          roleName={caller.roleName}
          account={account}
          theme={theme}
          permissions={caller.permissions}
          collapsed={collapsed}
        >
          <NotesAccess reads={may(caller, 'notes:read')} writes={may(caller, 'notes:write')}>
            <ListPreferencesProvider sizes={sizes} shape={shape}>
              <OverrideReminder caller={caller} />
              {children}
            </ListPreferencesProvider>
          </NotesAccess>
        </OfficeShell>
      </TokenizeDocumentProvider>
    </QueryProvider>
  );
}
