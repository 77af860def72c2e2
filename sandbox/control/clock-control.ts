import { realTime } from '@/sandbox/clock';
import type { Control } from './control';
import { clockOrder } from './orders';

export const clockControl: Control = (door, { clock, jobs }) => {
  const time = () => ({ now: clock.iso(), speed: clock.speed });

  door.get('/clock', (context) => context.json(time()));

  door.post('/clock', async (context) => {
    const { real, now, ...change } = clockOrder.parse(await context.req.json());
    clock.set(real ? realTime() : { ...change, now: now === undefined ? undefined : new Date(now) });
    // What has become due by the change is done before anybody looks.
    await jobs.nudge();
    return context.json(time());
  });
};
