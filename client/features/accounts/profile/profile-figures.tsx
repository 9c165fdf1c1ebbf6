import type { ReactNode } from 'react';
import { Award, Star } from '#client/ui/icons.ts';
import type { Profile } from '#shared/accounts/profile/contract.ts';
import { artistRating } from '#shared/kernel/rating.ts';
import { count } from '#client/lib/format.ts';
import { tx, txn } from '#client/lib/t.ts';
import type { PeopleList } from './people-dialog.tsx';

const Value = ({ children }: { children: ReactNode }) => (
  <span className="num text-xl text-paper">{children}</span>
);

/**
 * Followers, likes, rating and awards in one ruled row; on a phone in two rows, with the figure above its label in the
 * first. Members without works have no rating or awards.
 */
export function ProfileFigures({
  profile,
  hasWorks,
  isCollector,
  holdings,
  collections,
  onList,
}: {
  profile: Profile;
  hasWorks: boolean;
  isCollector: boolean;
  holdings: number;
  collections: number;
  onList: (list: PeopleList) => void;
}) {
  const { followersCount, followingCount, totalLikes, awardsCount } = profile;
  const button =
    'flex min-h-11 items-baseline gap-x-2 py-3.5 text-left hover:text-paper hover:underline max-sm:flex-col sm:py-5';
  const third = 'col-span-2 flex items-baseline gap-x-2 max-sm:flex-col';
  const half = 'col-span-3 flex items-baseline gap-2 py-3.5 max-sm:border-t max-sm:border-line sm:py-5';
  // They arrive later: on the phone of an artist they would add a row and move everything below it.
  const owned = isCollector ? `${third} py-3.5 sm:py-5` : `${half} max-sm:hidden`;
  return (
    <ul className="mt-8 grid grid-cols-6 border-y border-line text-sm text-mute sm:flex sm:flex-wrap sm:gap-x-14">
      <li className={third}>
        <button type="button" className={button} onClick={() => onList('followers')}>
          {txn(followersCount, '{followersCount} follower', '{followersCount} followers', {
            followersCount: <Value>{count(followersCount)}</Value>,
          })}
        </button>
      </li>
      {!isCollector && (
        <>
          <li className={third}>
            <button type="button" className={button} onClick={() => onList('following')}>
              {tx('{followingCount} following', {
                followingCount: <Value>{count(followingCount)}</Value>,
              })}
            </button>
          </li>
          <li className={`${third} py-3.5 sm:py-5`}>
            {txn(totalLikes, '{totalLikes} total like', '{totalLikes} total likes', {
              totalLikes: <Value>{count(totalLikes)}</Value>,
            })}
          </li>
        </>
      )}
      {hasWorks && (
        <>
          <li className={half}>
            <Star size={17} aria-hidden className="translate-y-0.5 fill-gold text-gold" />
            {tx('{profile} rating', { profile: <Value>{artistRating(profile)}</Value> })}
          </li>
          <li className={half}>
            <Award size={18} aria-hidden className="translate-y-0.5 text-gold" />
            {txn(awardsCount, '{awardsCount} award', '{awardsCount} awards', {
              awardsCount: <Value>{count(awardsCount)}</Value>,
            })}
          </li>
        </>
      )}
      {holdings > 0 && (
        <li className={owned}>
          {txn(holdings, '{n} work owned', '{n} works owned', { n: <Value>{count(holdings)}</Value> })}
        </li>
      )}
      {collections > 0 && (
        <li className={owned}>
          {txn(collections, '{n} collection', '{n} collections', { n: <Value>{count(collections)}</Value> })}
        </li>
      )}
    </ul>
  );
}
