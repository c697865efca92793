/** What the desk's session and live connection tell the page that is open, as events of the window. */
export const SIGNED_IN = 'desk:signed-in'
export const POSTS_CHANGED = 'desk:posts-changed'
