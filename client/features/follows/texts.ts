export const following = 'Following';
export const unfollowed = 'Unfollowed';
export const error = 'Error';
export const failedToUpdateFollowStatus = 'Failed to update follow status';
export const follow = 'Follow';
