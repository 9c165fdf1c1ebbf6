import { useQuery } from '@tanstack/react-query';
import { type Draft, draftEndpoints } from '#shared/drafts/contract.ts';
import { isComplete } from '#shared/drafts/to-work.ts';
import { PencilLine } from '#client/ui/icons.ts';
import { useLive } from '#client/lib/live.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { paths } from '#client/paths.ts';
import { DraftRow } from './draft-row.tsx';
import { PublishAll } from './publish-all.tsx';
import { ScheduledNote } from './scheduled-note.tsx';
import { zoneOf } from './schedule-time.ts';

interface DraftsViewProps {
  /** Only drafts whose title, tags or medium have these words. */
  q?: string;
  /** Something was published, scheduled or deleted: what else shows drafts is refetched. */
  onChanged: () => unknown;
}

function hasWords({ fields: { title, tags, medium } }: Draft, q: string): boolean {
  const text = `${title} ${tags} ${medium}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What failed to be published first, then last changed first. */
const inOrder = (drafts: Draft[]): Draft[] =>
  drafts.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null));

/** The member's drafts: above those with a time, below what each of the others still needs. */
export function DraftsView({ q = '', onChanged }: DraftsViewProps) {
  const zone = zoneOf(useMember());
  const drafts = useQuery({ ...queryFor(draftEndpoints.list, {}), refetchOnMount: 'always' });
  // A scheduled one was refused.
  useLive('notification', () => void refresh(draftEndpoints.list));
  return (
    <Loaded
      query={drafts}
      failure={t('Your drafts couldn’t be loaded.')}
      skeleton={<Skeletons each="h-28 rounded-md" />}
      empty={
        <EmptyState
          icon={PencilLine}
          title={t('No drafts')}
          body={t('What you type in the upload form is saved as a draft until you publish it.')}
          link={{ href: paths.upload(), text: t('Upload Artwork') }}
        />
      }
    >
      {(all) => {
        const found = q.trim() ? all.filter((draft) => hasWords(draft, q.trim())) : all;
        const scheduled = found
          .filter(({ publishAt }) => publishAt !== null)
          .toSorted((a, b) => a.publishAt!.getTime() - b.publishAt!.getTime());
        const others = inOrder(found.filter(({ publishAt }) => publishAt === null));
        return (
          <>
            {scheduled.length > 0 && <ScheduledNote drafts={scheduled} zone={zone} onChanged={onChanged} />}
            {found.length === 0 && (
              <p className="py-8 text-sm text-mute">{t('No drafts match your search.')}</p>
            )}
            <PublishAll drafts={others.filter(isComplete)} onChanged={onChanged} />
            {others.length > 0 && (
              <ul className="border-t border-line">
                {others.map((draft) => (
                  <DraftRow key={draft.id} draft={draft} zone={zone} onChanged={onChanged} />
                ))}
              </ul>
            )}
            <p className="mt-6 text-sm text-mute">
              {t('Only you can see your drafts. A draft’s pictures are kept as long as the draft is.')}
            </p>
          </>
        );
      }}
    </Loaded>
  );
}
