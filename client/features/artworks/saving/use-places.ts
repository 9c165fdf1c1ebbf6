import { useState } from 'react';
import { type SavePlaces, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { call, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { queryClient, queryFor, useEndpoint } from '#client/lib/query.ts';
import { refreshSaved, showSaved } from './use-save.ts';

/** The list 'Saved' has no id of its own here. */
export type PlaceId = string | null;

const placeIn = (places: SavePlaces, id: PlaceId) =>
  id === null ? places.saved : places.collections.find((collection) => collection.id === id);

function change(places: SavePlaces, id: PlaceId, itemId: string | null): SavePlaces {
  const step = (place: { itemId: string | null; worksCount: number }) =>
    place.worksCount + Number(itemId !== null) - Number(place.itemId !== null);
  const turn = <P extends SavePlaces['saved']>(place: P): P => ({
    ...place,
    itemId,
    worksCount: step(place),
  });
  return id === null
    ? { ...places, saved: turn(places.saved) }
    : {
        ...places,
        collections: places.collections.map((place) => (place.id === id ? turn(place) : place)),
      };
}

const isAnywhere = ({ saved, collections }: SavePlaces): boolean =>
  saved.itemId !== null || collections.some(({ itemId }) => itemId !== null);

/** Until the server has given the place a name. */
const PENDING = 'pending';

/** The collections a work is saved in. A change shows at once, and is undone if it is refused. */
export function usePlaces(artworkId: string, isReady: boolean) {
  const input = { params: { id: artworkId } };
  const { queryKey } = queryFor(endpoints.places, input);
  const places = useEndpoint(endpoints.places, input, { enabled: isReady });
  const [refusal, setRefusal] = useState<{ place: PlaceId; sentence: string } | null>(null);
  const show = (id: PlaceId, itemId: string | null) => {
    const next = queryClient.setQueryData<SavePlaces>(queryKey, (now) => now && change(now, id, itemId));
    if (next) showSaved(artworkId, isAnywhere(next));
  };
  const send = async (id: PlaceId, itemId: string | null): Promise<string | null> => {
    if (itemId !== null) {
      await call(endpoints.takeOut, { params: { id: itemId } });
      return null;
    }
    const { itemId: added } =
      id === null
        ? await call(endpoints.save, input)
        : await call(endpoints.add, { params: { id }, body: { artworkId } });
    return added;
  };
  const toggle = async (id: PlaceId) => {
    const before = places.data && (placeIn(places.data, id)?.itemId ?? null);
    if (before === undefined || before === PENDING) return;
    setRefusal(null);
    void queryClient.cancelQueries({ queryKey });
    show(id, before === null ? PENDING : null);
    try {
      show(id, await send(id, before));
      refreshSaved();
    } catch (error) {
      show(id, before);
      reportRefusal(error, true);
      if (!isSignedOut(error)) setRefusal({ place: id, sentence: sentenceOf(error) });
    }
  };
  return { places, refusal, toggle };
}
