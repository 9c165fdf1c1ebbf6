/** Decisions, "Premium": what free members may keep. Subscribers have no limit. */
const FREE_ARTWORKS_A_MONTH = 20;
const FREE_BYTES = 2 * 2 ** 30;

export interface Usage {
  isSubscriber: boolean;
  /** Uploads attached since the month began, in UTC. */
  attachedThisMonth: number;
  bytes: number;
}

export const mayUploadMore = (usage: Usage): boolean =>
  usage.isSubscriber || (usage.attachedThisMonth < FREE_ARTWORKS_A_MONTH && usage.bytes < FREE_BYTES);
