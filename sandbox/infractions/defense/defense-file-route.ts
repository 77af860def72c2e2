import type { App } from '@/sandbox/routing/app';
import type { Services } from '@/sandbox/services';
import { isSigned } from './signed-address';

/** Serves evidence files by signed URL, without a token, as the file storage of a real service does. */
export function mountDefenseFiles(app: App, { sql, clock }: Services): void {
  app.get('/files/defenses/:accountId{\\d+}/:id', async (context) => {
    if (!isSigned(context.req.url, clock.now())) return context.text('This address has expired.', 403);
    const { accountId, id } = context.req.param();
    const [file] = await sql<{ name: string; mimeType: string; content: Uint8Array<ArrayBuffer> }[]>`
      select name, mime_type, content from defense_files where account_id = ${accountId} and id = ${id}`;
    if (!file) return context.text('There is no such file.', 404);
    return context.body(file.content, 200, {
      'content-type': file.mimeType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
    });
  });
}
