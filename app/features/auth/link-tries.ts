/**
 * How many one-time links one address may open or answer. The tokens cannot be guessed; this keeps a stranger who tries from
 * asking the database all day. Every use counts, so that a good link is no way around it.
 */
export const LINK_TRIES = { burst: 30, perSecond: 1 / 60 } as const
