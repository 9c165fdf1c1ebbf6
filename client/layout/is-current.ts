/** Whether a place of the navigation is where one is: itself, or something within it; Home is only itself. */
export const isCurrent = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
