import type { InvitationsTable, PasswordResetsTable } from '#db/tables/account-links.ts'
import type { AuditLogTable } from '#db/tables/audit.ts'
import type {
  AccountsTable,
  SessionsTable,
  SetupLinksTable,
  SignInAttemptsTable,
  UsersTable,
  VerificationsTable,
} from '#db/tables/auth.ts'
import type { FactRevisionsTable } from '#db/tables/facts.ts'
import type { ImagesTable } from '#db/tables/images.ts'
import type { PostRevisionsTable, WorkingCopiesTable } from '#db/tables/kept-texts.ts'
import type { MailOutboxTable, MessageNotesTable, MessagesTable } from '#db/tables/messages.ts'
import type {
  BlogPostsTable,
  PostCategoriesTable,
  PostImagesTable,
  PostPreviewsTable,
  PostSearchTable,
  PostSlugsTable,
} from '#db/tables/posts.ts'
import type {
  PasswordHistoryTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SignInChallengesTable,
} from '#db/tables/second-factor.ts'
import type { VisitsTable } from '#db/tables/visits.ts'

/** On either database. */
export interface Schema {
  accounts: AccountsTable
  audit_log: AuditLogTable
  blog_posts: BlogPostsTable
  fact_revisions: FactRevisionsTable
  images: ImagesTable
  invitations: InvitationsTable
  mail_outbox: MailOutboxTable
  message_notes: MessageNotesTable
  messages: MessagesTable
  password_history: PasswordHistoryTable
  password_resets: PasswordResetsTable
  post_categories: PostCategoriesTable
  post_images: PostImagesTable
  post_previews: PostPreviewsTable
  post_revisions: PostRevisionsTable
  post_search: PostSearchTable
  post_slugs: PostSlugsTable
  recovery_codes: RecoveryCodesTable
  second_factors: SecondFactorsTable
  sessions: SessionsTable
  setup_links: SetupLinksTable
  sign_in_attempts: SignInAttemptsTable
  sign_in_challenges: SignInChallengesTable
  users: UsersTable
  verifications: VerificationsTable
  visits: VisitsTable
  working_copies: WorkingCopiesTable
}
