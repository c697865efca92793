/** What staff read at the field of categories in the post editor. */
export const categoryField = {
  suggestions: 'Categories in use',
  one: '1 post',
  many: '{count} posts',
  near: '“{typed}” is written “{usual}” in other posts.',
  useUsual: 'Write “{usual}”',
}
