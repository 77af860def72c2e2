import { injectedFaultCommand } from '@/sandbox/injected-faults/injected-fault';
import type { MountControl } from './mount-routes';

export const injectedFaultControl: MountControl = (door, { faults }) => {
  door.get('/faults', (context) => context.json({ data: faults.list() }));

  door.post('/faults', async (context) => {
    const fault = injectedFaultCommand.parse(await context.req.json());
    faults.add(fault);
    return context.json(fault, 201);
  });

  door.delete('/faults', (context) => {
    faults.clear(context.req.query('token'));
    return context.body(null, 204);
  });
};
