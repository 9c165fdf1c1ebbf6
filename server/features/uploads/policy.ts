/** Decisions, "Premium": quotas of free members. Subscribers have none. */
const FREE_ARTWORKS_A_MONTH = 20;
const FREE_BYTES = 2 * 2 ** 30;

export interface Usage {
  isSubscriber: boolean;
  /** Artworks attached since the start of the month, in UTC. */
  artworksThisMonth: number;
  /** Images and videos together. */
  bytes: number;
}

/** Applies to uploads of any kind. */
export const mayStoreMore = (usage: Usage): boolean => usage.isSubscriber || usage.bytes < FREE_BYTES;

export const mayPublishMore = (usage: Usage): boolean =>
  mayStoreMore(usage) && (usage.isSubscriber || usage.artworksThisMonth < FREE_ARTWORKS_A_MONTH);
