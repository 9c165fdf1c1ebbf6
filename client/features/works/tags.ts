/** As they are stored. */
export const splitTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().toLowerCase().replace(/^#/, ''))
      .filter(Boolean),
  ),
];

/** In their order; new ones come last. */
export const changedTags = (
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] => [...new Set([...tags, ...added])].filter((tag) => !removed.includes(tag));
