import { realTime } from '@/sandbox/clock';
import { clockCommand } from '@/sandbox/control/commands/account-commands';
import type { MountRoutes } from './mount-routes';

export const clockRoutes: MountRoutes = (app, { clock, jobs }) => {
  const time = () => ({ now: clock.iso(), speed: clock.speed });

  app.get('/clock', (context) => context.json(time()));

  app.post('/clock', async (context) => {
    const { real, now, ...change } = clockCommand.parse(await context.req.json());
    clock.set(real ? realTime() : { ...change, now: now === undefined ? undefined : new Date(now) });
    // Jobs that became due run before the answer.
    await jobs.trigger();
    return context.json(time());
  });
};
