'use client';

import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { lazyPart } from '@/components/ui/loading/lazy-part';

export const PauseDialog = lazyPart(() => import('./pause-question').then((module) => module.PauseQuestion), LoadErrorDialog);
