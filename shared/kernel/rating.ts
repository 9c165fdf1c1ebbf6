/** An artist's rating: 4 plus (likes + followers) / 1000, at most 5, one decimal. */
export const artistRating = (a: { totalLikes: number; followersCount: number }): string =>
  Math.min(4 + Math.min((a.totalLikes + a.followersCount) / 1000, 1), 5).toFixed(1);
