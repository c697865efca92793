import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely'

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
