import { createContext } from 'react-router'

/**
 * Origins of images that a page lets its reader fetch by a click, for its Content-Security-Policy. A loader sets them;
 * nothing is asked of them before the click.
 */
export const pageImageOrigins = createContext<readonly string[]>([])
