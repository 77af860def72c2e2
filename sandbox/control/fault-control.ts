import { faultOrder } from '@/sandbox/faults/fault';
import type { Control } from './control';

export const faultControl: Control = (door, { faults }) => {
  door.get('/faults', (context) => context.json({ data: faults.list() }));

  door.post('/faults', async (context) => {
    const fault = faultOrder.parse(await context.req.json());
    faults.add(fault);
    return context.json(fault, 201);
  });

  door.delete('/faults', (context) => {
    faults.clear(context.req.query('token'));
    return context.body(null, 204);
  });
};
