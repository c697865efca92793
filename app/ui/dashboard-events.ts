/** Events of the window, from the session and the live connection to the open page. */
export const SIGNED_IN = 'dashboard:signed-in'
/** Some post has changed, or somebody has opened or left one. */
export const POST_NEWS = 'dashboard:post-news'
