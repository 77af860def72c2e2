'use client';

import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useKey } from '@/components/ui/use-key';
import type { Permission } from '@/lib/contracts/permission';

const CommandPalette = lazy(() => import('./command-palette').then((module) => ({ default: module.CommandPalette })));
const KeyboardHelp = lazy(() => import('./keyboard-help').then((module) => ({ default: module.KeyboardHelp })));

type Overlay = 'palette' | 'keys';

const OpenOverlay = createContext<(overlay: Overlay) => void>(() => undefined);

/** Opens the palette or the list of keys from anywhere inside the shell. */
export const useOpenOverlay = () => use(OpenOverlay);

type CommandHostProps = { permissions: readonly Permission[]; onFind: (text: string) => void; children: ReactNode };

/** Hears the two keys of the shell; what they open is loaded when it is first wanted. */
export function CommandHost({ permissions, onFind, children }: CommandHostProps) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // The browser says that a dialog closed a moment after it did: what was opened meanwhile stays.
  const closed = (one: Overlay) => () => setOverlay((current) => (current === one ? null : current));
  useKey('mod+k', () => setOverlay('palette'));
  useKey('?', () => setOverlay('keys'));
  return (
    <OpenOverlay value={setOverlay}>
      {children}
      <Suspense fallback={null}>
        {overlay === 'palette' && <CommandPalette permissions={permissions} onFind={onFind} onClose={closed('palette')} />}
        {overlay === 'keys' && <KeyboardHelp onClose={closed('keys')} />}
      </Suspense>
    </OpenOverlay>
  );
}
