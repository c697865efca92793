import {
  disableAccount,
  enableAccount,
  removeLostSecondFactor,
} from '#app/features/auth/staff/account-state.server.ts'
import {
  type AccountProblem,
  type AccountServices,
  createAdministrator,
  listAccounts,
  OPERATOR,
} from '#app/features/auth/accounts.server.ts'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import {
  makeResetLink,
  resetPassword,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { describeWeaknesses } from '#app/features/auth/credentials.ts'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { countMessagesOf } from '#app/features/inbox/inquiry/hand-over-messages.server.ts'
import { countPostsOf } from '#app/features/posts/reviews/hand-over-posts.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Result } from '#app/platform/result.ts'
import {
  findAuthSecret,
  isAuthSecretLost,
  makeAuthSecret,
} from '#app/platform/secrets/auth-secret.server.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { askLine, askNewPassword } from './ask.ts'
import { OperatorError } from './operator-error.ts'
import { USAGE } from './site-usage.ts'
import { inUpgradedDatabase } from './upgraded-database.ts'

type AdminCommand = (
  services: AccountServices,
  email: string | undefined,
  origin: string,
) => Promise<void>

export async function adminCommand(config: Config, [name, email]: string[]): Promise<void> {
  const command = name === undefined ? undefined : adminCommands[name]
  if (!command) throw new OperatorError(USAGE)
  await inUpgradedDatabase(config, async (db) => {
    if (name === 'create' && !(await isAuthSecretLost(db, config))) await makeAuthSecret(config)
    // Nothing is counted under a secret that is lost.
    const secret = (await findAuthSecret(config)) ?? ''
    const services = { db, hasher: createPasswordHasher(), secret, now: () => new Date() }
    await command(services, email, config.publicOrigin ?? `http://localhost:${config.port}`)
  })
}

const adminCommands: Record<string, AdminCommand> = {
  async create(services, given) {
    const email = given ?? (await askLine('E-mail'))
    const password = await askNewPassword()
    requireOk(await createAdministrator(services, { email, password }), email)
    console.log(`The account ${email} is made. Sign in at /login.`)
  },
  async 'reset-password'(services, given) {
    const email = given ?? (await askLine('E-mail'))
    const password = await askNewPassword()
    requireOk(await resetPassword(services, { email, password }, OPERATOR), email)
    console.log(`The password of ${email} is changed and all its sessions are ended.`)
  },
  async 'reset-link'(services, given, origin) {
    const email = given ?? (await askLine('E-mail'))
    const made = await makeResetLink(services, { email }, OPERATOR)
    if (!made.ok) throw new OperatorError(explain(made.problem, email))
    console.log(
      `Whoever opens this link can choose the password of ${email}, once, within an hour:`,
    )
    console.log(`${origin}${made.value.path}`)
  },
  async 'remove-second-factor'(services, given) {
    const email = given ?? (await askLine('E-mail'))
    const removed = await removeLostSecondFactor(services, { email }, OPERATOR)
    if (!removed.ok && removed.problem.kind === 'off')
      throw new OperatorError(`The account ${email} has no second factor.`)
    if (!removed.ok) throw new OperatorError(explain({ kind: 'unknown' }, email))
    console.log(`The password alone signs ${email} in from now on. All sessions are ended.`)
  },
  async disable(services, given) {
    const email = given ?? (await askLine('E-mail'))
    const { id } = requireOk(await disableAccount(services, { email }, OPERATOR), email)
    console.log(`The account ${email} is disabled and all its sessions are ended.`)
    await printWork(services, id)
  },
  async enable(services, given) {
    const email = given ?? (await askLine('E-mail'))
    requireOk(await enableAccount(services, { email }, OPERATOR), email)
    console.log(`The account ${email} can sign in again.`)
  },
  async list({ db }) {
    const accounts = await listAccounts(db)
    if (accounts.length === 0)
      console.log('There is no account yet. Make one with: npm run site -- admin create')
    for (const { email, role, createdAt, disabledAt } of accounts) {
      console.log(
        [email, createdAt.toISOString(), role, disabledAt === null ? '' : 'disabled']
          .join('  ')
          .trimEnd(),
      )
    }
  },
}

/** The operator hands nothing over: who takes it is decided in the office. */
async function printWork({ db }: AccountServices, userId: string): Promise<void> {
  const { disabling } = staffTexts
  const posts = await countPostsOf(db, userId)
  const messages = await countMessagesOf(db, userId)
  if (posts > 0) console.log(countText(disabling.posts, posts))
  if (messages > 0) console.log(countText(disabling.messages, messages))
  if (posts + messages > 0)
    console.log(
      'Nothing of it is handed over. To do that, enable the account again, disable it in the dashboard under Staff accounts, and choose there who takes over.',
    )
}

function requireOk<Value>(result: Result<Value, AccountProblem>, email: string): Value {
  if (!result.ok) throw new OperatorError(explain(result.problem, email))
  return result.value
}

function explain(problem: AccountProblem | { kind: 'disabled' }, email: string): string {
  switch (problem.kind) {
    case 'invalid':
      return Object.values(problem.fields).join('\n')
    case 'weak':
      return [`${accountTexts.problems.weak}.`, ...describeWeaknesses(problem.weaknesses)].join(
        '\n',
      )
    case 'taken':
      return `There is an account ${email} already.`
    case 'unknown':
      return `There is no account ${email}.`
    case 'last':
      return `No owner could sign in any more without ${email}. Make another owner first.`
    case 'disabled':
      return `The account ${email} is disabled. Enable it first.`
    case 'busy':
      return 'Too many passwords are being checked at this moment. Try again.'
  }
}
