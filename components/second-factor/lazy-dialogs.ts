'use client';

import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';

export const PasskeyDialog = lazyPart(() => import('./passkey-dialog').then((module) => module.PasskeyDialog), LoadErrorDialog);
export const TimeCodeDialog = lazyPart(() => import('./time-code-dialog').then((module) => module.TimeCodeDialog), LoadErrorDialog);
export const RecoveryCodesDialog = lazyPart(
  () => import('./recovery-codes-dialog').then((module) => module.RecoveryCodesDialog),
  LoadErrorDialog,
);
