import type { Control } from './control';
import { Impossible } from './impossible';

export const reportControl: Control = (door, { sql, clock }) => {
  /** Ends a report that is under way without a file. */
  door.post('/reports/:id/fail', async (context) => {
    const failed = await sql`
      update reports set status = 'FAILED', updated_at = ${clock.iso()}
      where id = ${context.req.param('id')} and status in ('PENDING', 'PROCESSING') returning 1`;
    if (failed.length === 0) throw new Impossible('there is no such report, or it is not under way');
    return context.body(null, 204);
  });
};
