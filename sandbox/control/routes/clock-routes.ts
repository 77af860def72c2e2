import { realTime } from '@/sandbox/clock';
import { clockCommand } from '@/sandbox/control/commands/account-commands';
import type { MountControl } from './mount-routes';

export const clockControl: MountControl = (door, { clock, jobs }) => {
  const time = () => ({ now: clock.iso(), speed: clock.speed });

  door.get('/clock', (context) => context.json(time()));

  door.post('/clock', async (context) => {
    const { real, now, ...change } = clockCommand.parse(await context.req.json());
    clock.set(real ? realTime() : { ...change, now: now === undefined ? undefined : new Date(now) });
    // What has become due by the change is done before anybody looks.
    await jobs.nudge();
    return context.json(time());
  });
};
