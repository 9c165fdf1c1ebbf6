import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { renditionUrl } from '#client/lib/asset-url.ts';

interface DealRowProps {
  imageUrl: string | undefined;
  /** Chips, title, and who. */
  head: ReactNode;
  /** How it stands and until when: never cut. */
  text: ReactNode;
  amount: ReactNode;
  /** The possible action, if there is one. */
  action: ReactNode;
}

/** An order or an offer in a list. On a phone its text and buttons take the full width. */
export const DealRow = ({ imageUrl, head, text, amount, action }: DealRowProps) => (
  <li className="group relative grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-b border-line py-5 last:border-0 sm:grid-cols-[88px_minmax(0,1fr)_auto] sm:gap-x-6 xl:grid-cols-[88px_minmax(0,1fr)_auto_280px]">
    {imageUrl ? (
      <img
        src={renditionUrl(imageUrl, 'thumb')}
        alt=""
        loading="lazy"
        width={88}
        height={88}
        className="aspect-square w-full self-start rounded-art bg-raised object-cover sm:row-span-2"
      />
    ) : (
      <span className="sm:row-span-2" />
    )}
    <div className="min-w-0 text-sm leading-snug">{head}</div>
    <div className={clsx('text-right xl:row-span-2 xl:self-center', !action && 'xl:col-span-2')}>
      {amount}
    </div>
    {action && (
      <div className="relative z-10 col-span-3 row-start-3 flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:[&>:is(a,button)]:px-3 sm:col-start-2 xl:col-start-4 xl:row-span-2 xl:row-start-1 xl:justify-end">
        {action}
      </div>
    )}
    <div className="col-span-3 row-start-2 text-sm text-soft sm:col-span-2 sm:col-start-2 xl:col-span-1 xl:col-start-2">
      {text}
    </div>
  </li>
);
