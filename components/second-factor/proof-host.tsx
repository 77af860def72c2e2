'use client';

import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAskedProof } from '@/lib/client/second-factor/ask-for-proof';

const ProofDialog = lazyPart(() => import('./proof-dialog').then((module) => module.ProofDialog), LoadErrorDialog);

/** The one place of a page that asks for a proof of the second factor, for every form on it. */
export function ProofHost() {
  const asked = useAskedProof();
  return asked && <ProofDialog key={asked.id} id={asked.id} onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />;
}
