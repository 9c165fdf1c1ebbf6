const onceBoth = (isParty: boolean) =>
  `Ratings become visible once ${isParty ? 'you’ve both' : 'both parties have'} rated each other`;
export const ratingsVisibleOnceBoth = (isParty: boolean) => `${onceBoth(isParty)}.`;
export const ratingsVisibleOnceBothOrOn = (isParty: boolean, at: string) =>
  `${onceBoth(isParty)}, or on ${at}.`;
