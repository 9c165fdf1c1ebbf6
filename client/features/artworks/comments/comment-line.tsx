import type { ReactNode } from 'react';

/** A face, and beside it what was said. */
export const CommentLine = ({ avatar, children }: { avatar: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 sm:gap-4">
    {avatar}
    <div className="min-w-0 flex-1">{children}</div>
  </li>
);
