/** Decisions, "Premium": what free members may keep. Subscribers have no limit. */
const FREE_ARTWORKS_A_MONTH = 20;
const FREE_BYTES = 2 * 2 ** 30;

export interface Usage {
  isSubscriber: boolean;
  /** Artworks attached since the month began, in UTC. */
  artworksThisMonth: number;
  /** Of pictures and videos. */
  bytes: number;
}

/** Of whatever kind. */
export const mayStoreMore = (usage: Usage): boolean => usage.isSubscriber || usage.bytes < FREE_BYTES;

export const mayPublishMore = (usage: Usage): boolean =>
  mayStoreMore(usage) && (usage.isSubscriber || usage.artworksThisMonth < FREE_ARTWORKS_A_MONTH);
