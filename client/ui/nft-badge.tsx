import type { ReactNode } from 'react';
import { t } from '#client/lib/t.ts';

export const NftBadge = ({ children = t('NFT') }: { children?: ReactNode }) => (
  <span className="inline-flex shrink-0 items-center rounded-full border border-edge px-2 py-px text-2xs font-semibold text-paper">
    {children}
  </span>
);
