/** Members publish under an artist name only. */
export const isArtist = (member: { artistName: string | null }): boolean =>
  Boolean(member.artistName?.trim());

/** The position in an unattached video is stored for its owner only. */
export const mayRemember = (
  memberId: string,
  video: { userId: string; status: string; attachedAt: Date | null },
): boolean => video.status === 'ready' && (video.attachedAt !== null || video.userId === memberId);
