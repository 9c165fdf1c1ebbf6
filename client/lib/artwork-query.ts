/** The request of an artwork's page. It says where the viewer came from, for the artist's statistics. */
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Artwork, ArtworkDetail, artworkEndpoints } from '#shared/artworks/contract.ts';
import type { Source } from '#shared/kernel/view-sources.ts';
import { SCREENS, screenAt } from '#shared/kernel/screens.ts';
import { answerHere } from './answer-here.ts';
import { call } from './api.ts';
import { parseBrowse } from './browse.ts';
import { placeBefore } from './places.ts';

interface Arrival {
  from?: Source;
  words?: string;
}

/** Keyed by the path of a work's page: the next work of a list was found the same way. */
const arrivals = new Map<string, Arrival>();

function arrivalFrom(place: string | undefined): Arrival {
  const [path = '', search = ''] = place?.split('?', 2) ?? [];
  if (path === SCREENS.home) {
    const { q } = parseBrowse(search);
    return q === undefined ? { from: 'feed' } : { from: 'search', words: q };
  }
  const screen = screenAt(path);
  if (screen === 'saved' || screen === 'collection') return { from: 'collection' };
  if (screen === 'profile') return { from: 'profile' };
  if (screen === 'artwork') return arrivals.get(path) ?? {};
  return {};
}

function arrivalAt(id: string): Arrival {
  const path = SCREENS.artwork.replace(':id', id);
  const arrival = arrivals.get(path) ?? arrivalFrom(placeBefore(path));
  arrivals.set(path, arrival);
  return arrival;
}

async function readArtwork(id: string): Promise<ArtworkDetail> {
  const answer = answerHere(artworkEndpoints.get.path.replace(':id', id));
  if (answer !== undefined) return z.parse(ArtworkDetail, answer);
  return call(artworkEndpoints.get, { params: { id }, query: arrivalAt(id) });
}

export const artworkQuery = (id: Artwork['id']) =>
  queryOptions({
    queryKey: [artworkEndpoints.get.path, { params: { id } }],
    queryFn: () => readArtwork(id),
  });
