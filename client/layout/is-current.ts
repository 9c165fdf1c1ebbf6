/** Whether a navigation link is current: its page or one below it; for Home only the page itself. */
export const isCurrent = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
