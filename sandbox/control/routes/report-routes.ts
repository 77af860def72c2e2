import { ConflictError } from '@/sandbox/control/conflict-error';
import type { MountRoutes } from './mount-routes';

export const reportRoutes: MountRoutes = (app, { sql, clock }) => {
  /** Makes an unfinished report fail. */
  app.post('/reports/:id/fail', async (context) => {
    const failed = await sql`
      update reports set status = 'FAILED', updated_at = ${clock.iso()}
      where id = ${context.req.param('id')} and status in ('PENDING', 'PROCESSING') returning 1`;
    if (failed.length === 0) throw new ConflictError('there is no such report, or it is not under way');
    return context.body(null, 204);
  });
};
