export const looksLike = (newer: string, older: string) => `“${newer}” looks like “${older}”`;
export const foundOn = (when: string) => `Found on ${when}`;
export const bothVisible = 'Both are visible. Nothing changes until you decide.';
export const nothingChanged = 'Nothing changes until you decide.';
export const stolenLede = (day: string) =>
  `A copy like it was marked as stolen on ${day}, so the new upload is out of the lists until you decide.`;
export const stolenLedeOver = (day: string) =>
  `A copy like it was marked as stolen on ${day}. Nobody decided within 48 hours, so the new upload is visible again.`;
export const outOfTheLists = (since: string, until: string, name: string) =>
  `Out of the lists since ${since}. Without a decision it is visible again on ${until}. ${name} knows why and can appeal.`;
export const objection = (name: string, words: string) => `${name} appeals: “${words}”`;
export const howToCompare = 'How to compare';
export const sideBySide = 'Side by side';
export const oneOverTheOther = 'One over the other';
export const older = 'Older';
export const newer = 'Newer';
export const pictureOf = (which: string, title: string) => `${which}: ${title}`;
export const fact = 'Fact';
export const published = 'Published';
export const file = 'File';
export const credentials = 'Credentials';
export const price = 'Price';
export const sales = 'Sales';
export const memberSince = 'Member since';
export const pixels = (width: number, height: number) => `${width} x ${height}`;
export const notForSale = 'Not for sale';
export const none = 'None';
export const hidden = 'Hidden';
export const deleted = 'It was deleted in the meantime.';
export const deletedWork = 'a deleted work';
export const somebody = 'The uploader';
export const howMuchOfNewer = 'How much of the newer one shows';
export const percent = (n: number) => `${n} %`;
export const turnedBack = 'The newer one is turned back here.';
export const whatWasFound = 'What was found';
export const changed = (isMirrored: boolean, cropped: number) => {
  if (isMirrored && cropped)
    return `The newer picture is the older one mirrored and cropped by about ${cropped}%.`;
  if (isMirrored) return 'The newer picture is the older one mirrored.';
  return cropped
    ? `The newer picture is the older one cropped by about ${cropped}%.`
    : 'Neither is mirrored nor cropped.';
};
export const bitsDiffer = (n: number) => `Hashes differ in ${n} of 64 bits; up to 10 count as near.`;
export const confirmed = (percent: number) => `Confirmed on 32 x 32 pixels: ${percent}% alike.`;
export const others = (n: number) =>
  n === 0
    ? 'No other work is near the newer one.'
    : n === 1
      ? 'One other work is near the newer one.'
      : `${n} other works are near the newer one.`;

export const dismissHint = 'Two different works, or both may stay. The pair is not compared again.';
export const hideNewer = 'Hide the newer one';
export const hideNewerHint =
  'It leaves every list and its files end within a minute. The uploader can appeal.';
export const markStolen = 'Hide, and mark as stolen';
export const markStolenHint = 'As above; and later uploads like it wait for a moderator, at most 48 hours.';
export const hideOlder = 'Hide the older one';
export const hideOlderHint = 'The newer upload is the original.';
export const wordsFor = (name: string) => `Words for ${name}`;
export const partOfStatement = 'Part of the statement of reasons.';
export const bothAreTold = 'If one is hidden, both members are told. Deciding is written to the log.';
