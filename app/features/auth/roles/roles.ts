export const ROLES = ['owner', 'lawyer', 'writer', 'assistant'] as const

export type Role = (typeof ROLES)[number]

/** An extension of Spec section 6: an owner may do all that it says. Everybody has their own account. */
const RIGHTS = {
  'own-account': ['owner', 'lawyer', 'writer', 'assistant'],
  /** Drafts included: the list, revisions, images, what readers will see. */
  'read-posts': ['owner', 'lawyer', 'writer'],
  /** Posts that are not published, autosave, uploads. */
  'write-drafts': ['owner', 'lawyer', 'writer'],
  /** Publish, plan, review, change what is published, share previews, delete. */
  'publish-posts': ['owner', 'lawyer'],
  /** Of posts that name somebody who is no lawyer of the firm. */
  'settle-reviewers': ['owner'],
  /** From a file of another system. */
  'import-posts': ['owner'],
  /** Drafts of what the firm says about itself. */
  'write-content': ['owner', 'lawyer', 'writer'],
  'publish-content': ['owner', 'lawyer'],
  'delete-images': ['owner', 'lawyer'],
  'work-on-messages': ['owner', 'lawyer', 'assistant'],
  /** Open a message in spite of a similar name, and import the names of clients. */
  'clear-conflicts': ['owner', 'lawyer'],
  /** Texts to answer messages with. */
  'write-saved-replies': ['owner', 'lawyer'],
  'erase-messages': ['owner', 'lawyer'],
  'read-facts': ['owner', 'lawyer', 'writer'],
  'change-facts': ['owner', 'lawyer'],
  'read-visits': ['owner', 'lawyer'],
  'manage-staff': ['owner'],
  'read-activity': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

/** @internal exported for tests */
export const ALL_RIGHTS = Object.keys(RIGHTS) as Right[]

export function mayDo(role: Role, right: Right): boolean {
  return rolesWith(right).includes(role)
}

export function rolesWith(right: Right): readonly Role[] {
  return RIGHTS[right]
}

export function parseRole(text: string): Role | null {
  return ROLES.find((role) => role === text) ?? null
}
