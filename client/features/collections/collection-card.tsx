import type { ReactNode } from 'react';
import { EyeOff } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { Collection } from '#shared/collections/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Mosaic } from '#client/ui/mosaic.tsx';
import { VISIBILITY } from '#client/ui/visibility.tsx';
import { count } from '#client/lib/format.ts';
import { t, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

export const COLLECTION_GRID = 'grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-3';

interface CollectionCardProps {
  collection: Collection;
  /** The line below the title: its visibility or its owner. */
  about: 'visibility' | 'owner' | 'nothing';
  /** The owner's. */
  menu?: ReactNode;
}

/** Its first works, title and number. */
export function CollectionCard({ collection, about, menu }: CollectionCardProps) {
  const { id, title, pictures, worksCount, visibility, owner, newCount } = collection;
  const { name, icon: Icon } = collection.isHidden
    ? { name: t('Hidden by a moderator'), icon: EyeOff }
    : VISIBILITY[visibility];
  return (
    <li className="group relative min-w-0">
      <Mosaic pictures={pictures} className="aspect-[4/3] shadow-art" />
      <div className="mt-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 dir="auto" className="truncate text-lg leading-snug">
            <Link
              href={paths.collection(id)}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-art"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-sm text-mute">
            <span>
              {txn(worksCount, '{n} work', '{n} works', {
                n: <span className="num">{count(worksCount)}</span>,
              })}
            </span>
            {about !== 'nothing' && <span aria-hidden>·</span>}
            {about === 'visibility' && (
              <>
                <Icon size={13} aria-hidden />
                {name}
              </>
            )}
            {about === 'owner' && t('By {name}', { name: displayName(owner) })}
            {newCount > 0 && (
              <>
                <span aria-hidden>·</span>
                <span className="text-accent">{t('{n} new', { n: newCount })}</span>
              </>
            )}
          </p>
        </div>
        {menu}
      </div>
    </li>
  );
}
