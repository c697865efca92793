/** Of the drawing, in its own units. */
export const TREND_SIZE = { width: 116, height: 28 }
