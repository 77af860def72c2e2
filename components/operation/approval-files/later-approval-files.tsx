'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { ApprovalFiles } from './approval-files';

/** Where files for the approvers are added, once its code is there. Nobody waits for it: where it does not come, the form sends without. */
export function LaterApprovalFiles(props: ComponentProps<typeof ApprovalFiles>) {
  const [Part, setPart] = useState<typeof ApprovalFiles | null>(null);
  useEffect(() => {
    import('./approval-files').then(
      (module) => setPart(() => module.ApprovalFiles),
      () => {},
    );
  }, []);
  return Part && <Part {...props} />;
}
