export interface ImportTables {
  /** An entry of another system that was imported. */
  imported_items: {
    source: string
    item_key: string
    /** The post may have been deleted since. */
    post_id: string
    /** The post's version after the import: a later one was written here. */
    post_version: number
    /** SHA-256 of what the post was made from, in hexadecimal. */
    content_hash: string
  }
  imported_images: {
    /** SHA-256 of the file as it was imported, in hexadecimal. */
    file_hash: string
    image_name: string
  }
  /** A path of another system that leads to a post. */
  redirects: {
    path: string
    post_id: string
  }
}
