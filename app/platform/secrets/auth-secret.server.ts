import type { Kysely } from 'kysely'
import { type Config, ConfigError } from '#app/platform/config.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import { readOrMakeSecret, readSecret } from '#app/platform/secrets/secrets.server.ts'
import type { Schema } from '#db/schema.ts'

const NAME = 'auth-secret'

type Place = Pick<Config, 'authSecret' | 'dataDir'>

/**
 * Signs the cookies of sessions and encrypts second factors.
 * @throws ConfigError when it is lost: a new one would sign everybody out and make second factors useless, without a word
 */
export async function openAuthSecret(db: Kysely<Schema>, place: Place): Promise<string> {
  const { authSecret, dataDir } = place
  if (authSecret !== null) return authSecret
  if (!(await isAuthSecretLost(db, place))) return readOrMakeSecret(dataDir, NAME)
  throw new ConfigError(
    `The file ${NAME} is missing in DATA_DIR (${dataDir}), though there are accounts. Put it back, or set AUTH_SECRET to what it held; if that is lost, set AUTH_SECRET to 32 new characters or more: everyone signs in again, and second factors are to be removed with npm run site -- admin remove-second-factor.`,
  )
}

/** Null before the first start, or when it is lost. */
export async function findAuthSecret({ authSecret, dataDir }: Place): Promise<string | null> {
  return authSecret ?? (await readSecret(dataDir, NAME))
}

/** Before there is an account nothing depends on it. */
export async function isAuthSecretLost(db: Kysely<Schema>, place: Place): Promise<boolean> {
  if ((await findAuthSecret(place)) !== null) return false
  return (await countRows(db.selectFrom('users'))) > 0
}

/** For accounts that come from elsewhere: a backup, or the command line before the first start. */
export async function makeAuthSecret({ authSecret, dataDir }: Place): Promise<void> {
  if (authSecret === null) await readOrMakeSecret(dataDir, NAME)
}
