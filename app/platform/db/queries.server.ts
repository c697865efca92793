import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'

export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

export async function countRows<Tables, From extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll<number>().as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number }
  return count
}

/** Whether another row has what may be there once: SQLite's extended code, PostgreSQL's SQLSTATE. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return Reflect.get(error, 'errcode') === 2067 || Reflect.get(error, 'code') === '23505'
}

/** Its columns in their order. */
export async function primaryKey<Tables>(db: Kysely<Tables>, table: string): Promise<string[]> {
  const columns = isPostgres(db)
    ? sql<{ name: string }>`
        select attname as name from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = ${table}::regclass and indisprimary
        order by array_position(indkey::int[], attnum::int)`
    : sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
  return (await columns.execute(db)).rows.map(({ name }) => name)
}
