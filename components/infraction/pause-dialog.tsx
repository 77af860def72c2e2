'use client';

import { MissingDialog } from '@/components/feedback/missing-dialog';
import { onDemand } from '@/components/ui/on-demand';

export const PauseDialog = onDemand(() => import('./pause-question').then((module) => module.PauseQuestion), MissingDialog);
