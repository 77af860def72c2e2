import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/server/database/schema/*schema.ts',
  out: './lib/server/database/migrations',
});
