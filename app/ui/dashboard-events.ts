/** Events of the window, from the session and the live connection to the open page. */
export const SIGNED_IN = 'desk:signed-in'
export const POSTS_CHANGED = 'desk:posts-changed'
