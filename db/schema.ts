import type { BlogPostsTable, PostImagesTable } from '#db/tables/posts.ts'

/** Every table of the migrations, as its rows are written and read on either database. */
export interface Schema {
  blog_posts: BlogPostsTable
  post_images: PostImagesTable
}
