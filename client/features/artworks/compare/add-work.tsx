import { useState } from 'react';
import type { Artwork } from '#shared/artworks/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { queryClient, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useSettled } from '#client/lib/use-settled.ts';

type Choice = Pick<
  Artwork,
  'id' | 'title' | 'imageUrl' | 'altText' | 'width' | 'height' | 'placeholder' | 'user'
>;

const SHOWN = 12;
const LAST_SHOWN = 4;

/** Works whose pages were opened since the last reload, the latest first. */
const lookedAt = (): Choice[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [artworkEndpoints.get.path] })
    .filter(({ state }) => state.status === 'success')
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data as Choice);

interface AddWorkProps {
  /** Not offered again. */
  compared: readonly string[];
  onAdd: (id: string) => void;
  onClose: () => void;
}

/** Chooses the next work: one that was looked at, or one that is searched for. */
export default function AddWork({ compared, onAdd, onClose }: AddWorkProps) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim());
  const works = useEndpoint(feedEndpoints.list, {
    query: { limit: SHOWN + compared.length, ...(q && { q }) },
  });
  const isNew = ({ id }: Choice) => !compared.includes(id);
  const [last] = useState(() => lookedAt().filter(isNew).slice(0, LAST_SHOWN));
  return (
    <Dialog
      title={t('Add a work')}
      description={t('Up to four works fit side by side.')}
      onClose={onClose}
      width="sm:max-w-[640px]"
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 sm:px-8">
        <SearchInput
          label={t('Search artworks')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onClear={() => setWords('')}
        />
        {!q && last.length > 0 && <Choices title={t('Recently viewed')} works={last} onChoose={onAdd} />}
        <Loaded
          query={works}
          failure={t('The artworks couldn’t be loaded.')}
          skeleton={
            <Skeletons
              count={4}
              className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4"
              each="aspect-square"
            />
          }
        >
          {(found) =>
            found.some(isNew) ? (
              <Choices
                title={q ? t('Results') : t('Newest')}
                works={found.filter(isNew).slice(0, SHOWN)}
                onChoose={onAdd}
              />
            ) : (
              <p role="status" className="mt-6 text-sm text-mute">
                {t('No artworks found.')}
              </p>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  title: string;
  works: readonly Choice[];
  onChoose: (id: string) => void;
}

const Choices = ({ title, works, onChoose }: ChoicesProps) => (
  <section aria-label={title} className="mt-5">
    <h3 className="font-sans text-sm font-semibold text-soft">{title}</h3>
    <ul className="mt-3 grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-4">
      {works.map((work) => (
        <li key={work.id}>
          <button type="button" onClick={() => onChoose(work.id)} className="group block w-full text-left">
            <span className="grid aspect-square place-items-center rounded-art bg-ink p-1.5 group-hover:bg-raised">
              <Picture
                work={work}
                alt=""
                isBare
                loading="lazy"
                sizes="150px"
                className="max-h-full max-w-full object-contain"
              />
            </span>
            <span dir="auto" className="mt-2 block truncate text-sm font-semibold text-paper">
              {work.title}
            </span>
            <span dir="auto" className="block truncate text-xs text-mute">
              {displayName(work.user)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
