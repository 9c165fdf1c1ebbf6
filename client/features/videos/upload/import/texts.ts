export const link = 'Link';
export const importVideo = 'Import';
export const linkToAVideoFile = 'Link to a video file';
export const enterDirectLinkToVideo = 'Please enter a direct link to a video file.';
export const linkNotRead = 'This link couldn’t be read. Please check it.';
export const refused = 'Refused';
export const authorizationRequired = 'Authorization required';
