/** A row of `users`: its address and name are made of its id. */
export function anAccount(id: string, role: 'writer' | 'lawyer' | 'owner') {
  const at = new Date('2026-11-21T09:00:00Z')
  return {
    id,
    email: `${id}@example.com`,
    name: id[0]?.toUpperCase() + id.slice(1),
    email_verified: true,
    role,
    password_revision: 1,
    created_at: at,
    updated_at: at,
  }
}
