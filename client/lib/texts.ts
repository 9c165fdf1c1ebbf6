export const youAreOffline = 'You are offline';
export const thisWillOpenWhen = 'This will open when you are back online.';
export const networkNotReached =
  'The network could not be reached. Please check your connection and try again.';
export const somethingWentWrong = 'Something went wrong. Please try again.';
export const unauthorized = 'Unauthorized';
export const youAreLoggedOut = 'You are logged out. Logging in again...';
export const error = 'Error';
export const failedToUpdateLikeStatus = 'Failed to update like status';
export const minutesMin = (minutes: number) => `${minutes} min`;
export const hMin = (minutes: number, minutes2: number) => `${minutes} h ${minutes2} min`;
export const titleByBy = (title: string, by: string) => `${title}, by ${by}`;
export const linkNotCopied = 'The link could not be copied. Copy it from the address bar.';
