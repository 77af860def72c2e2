'use client';

import type { ComponentProps } from 'react';
import { useCountdown } from '@/components/feedback/use-countdown';
import { Button } from '@/components/ui/action/button';
import { Submit } from './submit';

/** A submit that is off for as many seconds as the service asked to wait. A second wait is a new one: give it a key. */
export function SubmitAfter({ seconds, children, ...rest }: ComponentProps<typeof Submit> & { seconds: number }) {
  const left = useCountdown(seconds);
  if (left === 0) return <Submit {...rest}>{children}</Submit>;
  return (
    <Button variant={rest.variant ?? 'primary'} size={rest.size} className={rest.className} waiting>
      {children} ({left} s)
    </Button>
  );
}
