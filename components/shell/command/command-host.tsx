'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { useKey } from '@/components/ui/action/use-key';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Permission } from '@/lib/contracts/office/permission';
import type { OnFind } from './command-palette';

const CommandPalette = lazyPart(() => import('./command-palette').then((module) => module.CommandPalette), LoadErrorDialog);
const PageHelp = lazyPart(() => import('./page-help').then((module) => module.PageHelp), LoadErrorDialog);

type Overlay = 'palette' | 'help';

const OpenOverlay = createContext<(overlay: Overlay) => void>(() => undefined);

/** Opens the palette or the help from anywhere inside the shell. */
export const useOpenOverlay = () => use(OpenOverlay);

type CommandHostProps = { permissions: readonly Permission[]; onFind: OnFind; children: ReactNode };

/** Listens for the two shortcuts of the shell; their dialogs are loaded at first use. */
export function CommandHost({ permissions, onFind, children }: CommandHostProps) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // The browser says that a dialog closed a moment after it did: what was opened meanwhile stays.
  const closed = (one: Overlay) => () => setOverlay((current) => (current === one ? null : current));
  useKey('mod+k', () => setOverlay('palette'));
  useKey('?', () => setOverlay('help'));
  return (
    <OpenOverlay value={setOverlay}>
      {children}
      {overlay === 'palette' && <CommandPalette permissions={permissions} onFind={onFind} onClose={closed('palette')} />}
      {overlay === 'help' && <PageHelp onClose={closed('help')} />}
    </OpenOverlay>
  );
}
