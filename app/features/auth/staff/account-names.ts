type NamedAccount = { id: string; name: string; email: string }

/** By account, to choose one by: with the email where two of them have the same name. */
export function accountNames(accounts: readonly NamedAccount[]): Map<string, string> {
  const isShared = (name: string) => accounts.filter((other) => other.name === name).length > 1
  return new Map(
    accounts.map(({ id, name, email }) => {
      if (name === '') return [id, email]
      return [id, isShared(name) ? `${name} (${email})` : name]
    }),
  )
}
