import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const folder = 'lib/server/database/schema';

/** Every table with the columns that identify it or point at another, and an arrow for each foreign key. */
export async function dataModelPicture(): Promise<string> {
  const tables = (await schemaTables()).map(getTableConfig).toSorted((one, other) => one.name.localeCompare(other.name));
  return ['```mermaid', 'erDiagram', ...tables.flatMap(box), ...tables.flatMap(arrows), '```'].join('\n');
}

async function schemaTables(): Promise<PgTable[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('schema.ts'));
  const modules: unknown[] = await Promise.all(files.map((name) => import(`../../lib/server/database/schema/${name.slice(0, -3)}.ts`)));
  const values = modules.flatMap((module) => (typeof module === 'object' && module !== null ? Object.values(module) : []));
  return [...new Set(values.filter((value) => is(value, PgTable)))];
}

type Table = ReturnType<typeof getTableConfig>;

function box({ name, columns, primaryKeys, foreignKeys }: Table): string[] {
  const primary = new Set([...columns.filter((column) => column.primary), ...primaryKeys.flatMap((key) => key.columns)].map((c) => c.name));
  const foreign = new Set(foreignKeys.flatMap((key) => key.reference().columns).map((column) => column.name));
  const keys = columns.flatMap((column) => {
    const marks = [
      ...(primary.has(column.name) ? ['PK'] : []),
      ...(foreign.has(column.name) ? ['FK'] : []),
      ...(column.isUnique ? ['UK'] : []),
    ];
    return marks.length > 0 ? [`    ${column.getSQLType().split(' ')[0]} ${column.name} ${marks.join(', ')}`] : [];
  });
  return [`  ${name} {`, ...keys, '  }'];
}

function arrows({ name, foreignKeys }: Table): string[] {
  return foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    return `  ${getTableConfig(foreignTable).name} ||--o{ ${name} : "${columns.map((column) => column.name).join(', ')}"`;
  });
}
