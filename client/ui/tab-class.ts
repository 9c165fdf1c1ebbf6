/** The look of a tab, also for toggles and links in a row. */
export const TAB =
  '-mb-px inline-flex h-12 min-w-6 shrink-0 items-center justify-center gap-2 border-b-2 border-transparent text-sm font-medium text-mute -outline-offset-4 transition-colors hover:text-paper pointer-coarse:min-w-11 disabled:opacity-50 aria-pressed:border-accent aria-pressed:text-paper aria-[current]:border-accent aria-[current]:text-paper data-[state=active]:border-accent data-[state=active]:text-paper';
