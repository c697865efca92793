import type { AuditLogTable } from '#db/tables/audit.ts'
import type {
  AccountsTable,
  SessionsTable,
  SetupLinksTable,
  SignInAttemptsTable,
  UsersTable,
  VerificationsTable,
} from '#db/tables/auth.ts'
import type { ImagesTable } from '#db/tables/images.ts'
import type { BlogPostsTable, PostImagesTable } from '#db/tables/posts.ts'

/** Every table of the migrations, as its rows are written and read on either database. */
export interface Schema {
  accounts: AccountsTable
  audit_log: AuditLogTable
  blog_posts: BlogPostsTable
  images: ImagesTable
  post_images: PostImagesTable
  sessions: SessionsTable
  setup_links: SetupLinksTable
  sign_in_attempts: SignInAttemptsTable
  users: UsersTable
  verifications: VerificationsTable
}
