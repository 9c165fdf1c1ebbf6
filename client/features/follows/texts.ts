export const following = 'Following';
export const followingPerson = (name: string) => `Following ${name}`;
export const unfollowed = (name: string) => `Unfollowed ${name}`;
export const error = 'Error';
export const failedToUpdateFollowStatus = 'Failed to update follow status';
export const follow = 'Follow';
