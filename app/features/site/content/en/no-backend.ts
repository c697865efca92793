/** What a site with no backend says where one would do something (specification, section 1), in English. */
export const noBackend = {
  /** To programs that ask for data. */
  missing: 'There is nothing at this address: this site has no backend.',
} as const
