/** How many one-time links one address may open; every use counts, so that a valid link is no way around the limit. */
export const LINK_TRIES = { burst: 30, perSecond: 1 / 60 } as const
