/** At most `max` characters, and no half of an emoji at the end. */
export const cutTo = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
