import { realTime } from '@/sandbox/clock';
import type { Control } from './control';
import { clockOrder } from './orders';

export const clockControl: Control = (door, { clock }) => {
  const time = () => ({ now: clock.iso(), speed: clock.speed });

  door.get('/clock', (context) => context.json(time()));

  door.post('/clock', async (context) => {
    const { real, now, ...change } = clockOrder.parse(await context.req.json());
    clock.set(real ? realTime() : { ...change, now: now === undefined ? undefined : new Date(now) });
    return context.json(time());
  });
};
