import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useSearch } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { type Draft, draftEndpoints } from '#shared/drafts/contract.ts';
import { ImageOff } from '#client/ui/icons.ts';
import { queryFor } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { LoadedScreen } from '#client/ui/loaded-screen.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';

export interface DraftPlace {
  /** As it is on the server; null: a new one. */
  draft: Draft | null;
  /** The address follows: the draft has been made, or there is none any more. */
  onNamed: (id: string | null) => void;
  /** Begins an empty form. */
  onAnother: () => void;
}

interface Opened {
  /** Of the form: another draft gets another one. */
  key: number;
  /** The draft that the form began with. */
  start: string | null;
  /** What the address may name without a new form: the draft, and while the address changes both. */
  ids: (string | null)[];
}

const addressOf = (id: string | null): string => (id === null ? paths.upload() : paths.draft(id));

/** The form of the draft that the address names, or of a new one, whose name the address takes once it is saved. */
export function DraftAtAddress({ children }: { children: (place: DraftPlace) => ReactNode }) {
  const asked = new URLSearchParams(useSearch()).get('draft');
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened>({ key: 0, start: asked, ids: [asked] });
  if (!opened.ids.includes(asked)) setOpened({ key: opened.key + 1, start: asked, ids: [asked] });
  else if (opened.ids.length > 1 && opened.ids.at(-1) === asked) setOpened({ ...opened, ids: [asked] });
  const onNamed = (id: string | null) => {
    // Before the address changes, which is seen at once.
    flushSync(() => setOpened((now) => ({ ...now, ids: [...now.ids, id] })));
    navigate(addressOf(id), { replace: true });
  };
  const onAnother = () => {
    flushSync(() => setOpened(({ key }) => ({ key: key + 1, start: null, ids: [asked, null] })));
    navigate(paths.upload());
  };
  const place = { onNamed, onAnother };
  if (opened.start === null) return <New key={opened.key}>{children({ ...place, draft: null })}</New>;
  return (
    <Stored key={opened.key} id={opened.start} onAnother={onAnother}>
      {(draft) => children({ ...place, draft })}
    </Stored>
  );
}

const New = ({ children }: { children: ReactNode }) => children;

interface StoredProps {
  id: string;
  onAnother: () => void;
  children: (draft: Draft) => ReactNode;
}

function Stored({ id, onAnother, children }: StoredProps) {
  // Never from the cache: another window may have changed it.
  const query = useQuery({ ...queryFor(draftEndpoints.get, { params: { id } }), staleTime: 0, gcTime: 0 });
  return (
    <LoadedScreen
      query={query}
      skeleton={<Skeletons count={2} className="grid gap-6 lg:grid-cols-2" each="h-96 rounded-lg" />}
      failure={t('The draft couldn’t be loaded')}
      missing={{
        icon: ImageOff,
        title: t('There’s no such draft'),
        body: t('It was deleted or published.'),
        action: <Button onClick={onAnother}>{t('Upload Artwork')}</Button>,
      }}
    >
      {children}
    </LoadedScreen>
  );
}
