'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onNavigationStart } from '@/components/ui/action/navigation-start';

/** A thin bar at the top from the moment somebody follows a link until its page is there. */
export function RouteBar() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => onNavigationStart(() => setLeaving(address)), [address]);
  if (leaving !== address) return null;
  return <div data-print="hide" data-route-bar className="fixed inset-x-0 top-0 z-30 h-0.5 bg-accent motion-safe:animate-pulse" />;
}
