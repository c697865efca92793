import {
  imagesInPosts,
  imagesInText,
  type ImageReferences,
} from '#app/features/images/image-references.server.ts'
import type { Schema } from '#db/schema.ts'

type Columns = { readonly [Table in keyof Schema]?: readonly (keyof Schema[Table] & string)[] }

/** The columns of the posts that `post_images` is written from. */
const POST_TEXTS = { blog_posts: ['content', 'image'] } as const satisfies Columns

const OTHER_TEXTS = {
  working_copies: ['fields'],
  content_records: ['published', 'draft'],
  entry_revisions: ['data'],
} as const satisfies Columns

/** Images that no entry here finds are deleted. */
export const imageReferences: readonly ImageReferences[] = [
  imagesInPosts,
  ...Object.entries<readonly string[]>(OTHER_TEXTS).flatMap(([table, columns]) =>
    columns.map((column) => imagesInText(table, column)),
  ),
]

/** @internal exported for tests */
export const NAMES_IMAGES: Columns = { ...POST_TEXTS, ...OTHER_TEXTS }

/**
 * Every other column of text in the database, by table. A new one is written into one of the two lists, so that nobody forgets the
 * images that it may name.
 * @internal exported for tests
 */
export const NAMES_NO_IMAGES: Partial<Record<keyof Schema, string>> = {
  accounts:
    'id user_id account_id provider_id password access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope created_at updated_at',
  audit_log: 'id at user_id actor act subject_id subject kind',
  blog_posts:
    'id title excerpt author date categories created_at user_id slug image_alt updated_at published_at deleted_at submission_id publish_at unpublish_at reviewed_by reviewed_on locale translates',
  categories: 'slug name description',
  category_names: 'category_slug locale slug name description',
  category_slugs: 'slug category_slug',
  conflict_clearances: 'message_id fingerprint cleared_at user_id cleared_by',
  content_records:
    'type id locale state reviewed_by reviewed_on changed_at changed_by publish_at scheduled_by scheduled_review_by scheduled_review_on schedule_problem source draft_source',
  email_changes: 'user_id email token_hash created_at expires_at',
  entry_revisions: 'type entry_id locale state title source saved_at saved_by',
  images: 'name format variant_widths created_at user_id unnamed_since description focus',
  import_rows: 'import_id outcome title details',
  imported_images: 'file_hash image_name',
  imported_items: 'source item_key post_id content_hash',
  imports: 'id user_id actor kind file_name locale state problem content expires_at',
  invitations: 'id token_hash email name invited_by created_at expires_at role',
  jobs: 'name holder held_until succeeded_at failed_at problem',
  mail_outbox:
    'id purpose message_id header_id key_id sealed state next_at lease_until lease_holder last_problem useless_after created_at sent_at',
  message_labels: 'message_id folded label',
  message_notes: 'id message_id created_at user_id author key_id sealed',
  message_replies: 'id message_id direction created_at user_id author mail_id key_id sealed',
  messages:
    'id reference created_at updated_at state signals read_at alarmed_at key_id sealed fingerprint submission_id notice_version erase_after erased_at assignee_id due_on stage_since',
  name_lists: 'id imported_at imported_by',
  name_sounds: 'hash name_id',
  names: 'id message_id list_id fingerprint key_id sealed',
  password_history: 'id user_id password replaced_at',
  password_resets: 'user_id token_hash created_at expires_at',
  post_categories: 'slug name post_id state locale',
  post_comments:
    'id post_id thread_id user_id author written_at text quote resolved_at resolved_by',
  post_editors: 'post_id user_id form_id opened_at seen_at',
  post_images: 'post_id image_name',
  post_reviews: 'post_id turn_id state assignee_id writer_id by_id by_name note at',
  post_search: 'post_id state created_at title_key author_key words names locale',
  post_slugs: 'slug post_id',
  preview_links: 'id token_hash post_id made_by made_at expires_at',
  rate_limits: 'client',
  recovery_codes: 'user_id code_hash',
  redirects: 'path post_id',
  saved_filters: 'user_id name query',
  saved_replies: 'id name language text changed_at changed_by',
  second_factors: 'user_id secret confirmed_at created_at',
  sessions:
    'id user_id token_hash ip_address user_agent expires_at created_at updated_at proven_at',
  setup_links: 'token_hash created_at expires_at',
  sign_in_attempts: 'id pair_key address_key account_key owner_key created_at',
  sign_in_challenges: 'token_hash user_id created_at expires_at',
  users: 'id email name image disabled_at created_at updated_at last_sign_in_at role',
  verifications: 'id identifier value expires_at created_at updated_at',
  visits: 'day path kind',
  working_copies: 'user_id id entry saved_at',
}
