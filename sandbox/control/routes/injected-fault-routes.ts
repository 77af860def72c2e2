import { injectedFaultCommand } from '@/sandbox/injected-faults/injected-fault';
import type { MountRoutes } from './mount-routes';

export const injectedFaultRoutes: MountRoutes = (app, { faults }) => {
  app.get('/faults', (context) => context.json({ data: faults.list() }));

  app.post('/faults', async (context) => {
    const fault = injectedFaultCommand.parse(await context.req.json());
    faults.add(fault);
    return context.json(fault, 201);
  });

  app.delete('/faults', (context) => {
    faults.clear(context.req.query('token'));
    return context.body(null, 204);
  });
};
