/** One row in each table of what was imported. */
export const importRows = {
  imported_items: {
    source: 'wordpress https://www.example.com',
    item_key: '17',
    post_id: 'p1',
    post_version: 1,
    content_hash: 'hash',
  },
  imported_images: { file_hash: 'hash', image_name: 'blog-1700000000000.png' },
  redirects: { path: '/2019/04/a-title', post_id: 'p1' },
}
