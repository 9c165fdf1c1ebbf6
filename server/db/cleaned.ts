/** A missing field stays unchanged; an empty one is cleared. */
export const cleaned = (text: string | undefined): string | null | undefined =>
  text === undefined ? text : text || null;
