import type { ReactNode } from 'react';

/** An avatar with the comment beside it. */
export const CommentLine = ({ avatar, children }: { avatar: ReactNode; children: ReactNode }) => (
  <div className="flex gap-3 sm:gap-4">
    {avatar}
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
