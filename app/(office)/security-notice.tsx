'use client';

import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { securityAlerts } from '@/lib/contracts/office/staff/security-alerts';

const SecuritySentence = lazyPart(() => import('./security-sentence').then((module) => module.SecuritySentence), LoadErrorFallback);

const maxStored = 200;
const seenAlerts = localStorageValue<readonly string[]>('security-alerts', (stored) => (Array.isArray(stored) ? stored.map(String) : []));

/** Tells of wrong passwords and of limits that were reached until it is closed in this browser, the newest first. */
export function SecurityNotice({ seesAudit }: { seesAudit: boolean }) {
  const seen = useLocalStorageValue(seenAlerts);
  const unseen = (useEndpointQuery(securityAlerts.list, {}).data?.items ?? []).filter(({ id }) => !seen.includes(id));
  const [alert] = unseen;
  if (!alert) return null;
  const close = () => seenAlerts.store([...seenAlerts.read(), ...unseen.map(({ id }) => id)].slice(-maxStored));
  return <SecuritySentence alert={alert} more={unseen.length - 1} seesAudit={seesAudit} onClose={close} />;
}
