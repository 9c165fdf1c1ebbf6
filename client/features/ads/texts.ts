export const play = 'Play';
export const adBy = (advertiserName: string) => `Ad by ${advertiserName}`;
export const unmute = 'Unmute';
export const mute = 'Mute';
export const visit = 'Visit {advertiserName}';
export const skip = 'Skip';
export const skipInS = (secondsToSkip: number) => `Skip in ${secondsToSkip}s`;
export const advertisement = 'Advertisement';
