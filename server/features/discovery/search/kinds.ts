/** Every kind that search suggests. A new kind is added here and to the contract. */
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Db } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { suggestCourses } from '#server/features/courses/public.ts';
import { suggestProjects } from '#server/features/hire/public.ts';
import { suggestInspiration } from '#server/features/inspiration/public.ts';
import { excerptOf, markMatches } from './excerpt.ts';
import { findArtists, suggestArtworks } from './queries.ts';
import type { ResolvedSearch } from './resolve.ts';

/** Fields that only artworks and videos have. */
const NO_FACTS = { price: null, duration: null };

interface Kind {
  /** @param words to be marked, normalized */
  suggest(db: Db, viewer: Member, search: ResolvedSearch, words: string[]): Promise<Suggestion[]>;
}

const MOST_ARTWORKS = 3;
const MOST_ARTISTS = 2;
const MOST_INSPIRATION = 2;
const MOST_COURSES = 2;
const MOST_PROJECTS = 2;

const artworkKind: Kind = {
  async suggest(db, viewer, search, words) {
    const found = search.all ? await suggestArtworks(db, viewer, search, MOST_ARTWORKS) : [];
    return found.map(({ id, title, imageUrl, artist, price, isForSale, ...texts }) => {
      const maker = markMatches([displayName(artist), texts.medium].filter(Boolean).join(', '), words);
      const isInTitle = markMatches(title, words).some(({ isMatch }) => isMatch);
      const sentence = excerptOf([texts.description, texts.altText, texts.tags.join(', ')], words);
      return {
        kind: 'artwork' as const,
        id,
        title,
        detail: isInTitle || maker.some(({ isMatch }) => isMatch) ? maker : (sentence ?? maker),
        imageUrl,
        price: isForSale ? price : null,
        duration: null,
      };
    });
  },
};

const artistKind: Kind = {
  async suggest(db, viewer, { artists }, words) {
    const found = artists ? await findArtists(db, viewer, artists, { after: null, rows: MOST_ARTISTS }) : [];
    return found.map((artist) => ({
      kind: 'artist' as const,
      id: artist.id,
      title: displayName(artist),
      detail: excerptOf([artist.city, artist.bio], words),
      imageUrl: artist.profileImageUrl,
      ...NO_FACTS,
    }));
  },
};

type Taught = Awaited<
  ReturnType<typeof suggestInspiration | typeof suggestCourses | typeof suggestProjects>
>[number];

/** The author, unless the description matched. */
function detailOf({ title, description, artist }: Taught, words: string[]): Suggestion['detail'] {
  const maker = markMatches(displayName(artist), words);
  const isInTitle = markMatches(title, words).some(({ isMatch }) => isMatch);
  const isNamed = isInTitle || maker.some(({ isMatch }) => isMatch);
  return isNamed ? maker : (excerptOf([description], words) ?? maker);
}

const inspirationKind: Kind = {
  async suggest(db, viewer, { plain }, words) {
    const found = plain ? await suggestInspiration(db, viewer, plain, MOST_INSPIRATION) : [];
    return found.map((it) => ({
      kind: 'inspiration',
      id: it.id,
      title: it.title,
      detail: detailOf(it, words),
      imageUrl: it.imageUrl,
      price: null,
      duration: it.duration,
    }));
  },
};

const courseKind: Kind = {
  async suggest(db, viewer, { plain }, words) {
    const found = plain ? await suggestCourses(db, viewer, plain, MOST_COURSES) : [];
    return found.map((it) => ({
      kind: 'course',
      id: it.id,
      title: it.title,
      detail: detailOf(it, words),
      imageUrl: it.imageUrl,
      ...NO_FACTS,
    }));
  },
};

const projectKind: Kind = {
  async suggest(db, viewer, { plain }, words) {
    const found = plain ? await suggestProjects(db, viewer, plain, MOST_PROJECTS) : [];
    return found.map((it) => ({
      kind: 'project',
      id: it.id,
      title: it.title,
      detail: detailOf(it, words),
      imageUrl: it.imageUrl,
      ...NO_FACTS,
    }));
  },
};

/** In the order they are suggested. */
export const KINDS: Kind[] = [artworkKind, artistKind, inspirationKind, courseKind, projectKind];
