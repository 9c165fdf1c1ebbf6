/** Members write under an artist name only. */
export const isArtist = (member: { artistName: string | null }): boolean =>
  Boolean(member.artistName?.trim());

/** What nothing shows is remembered for its owner alone. */
export const mayRemember = (
  memberId: string,
  video: { userId: string; status: string; attachedAt: Date | null },
): boolean => video.status === 'ready' && (video.attachedAt !== null || video.userId === memberId);
