export const looksLike = (newer: string, older: string) => `“${newer}” looks like “${older}”`;
export const foundOn = (when: string) => `Found on ${when}`;
export const bothVisible = 'Both are visible. Nothing changes until you decide.';
export const nothingChanged = 'Nothing changes until you decide.';
export const stolenLede = (day: string) =>
  `A copy like it was marked as stolen on ${day}, so the new upload is held until a moderator decides.`;
export const stolenLedeOver = (day: string) =>
  `A copy like it was marked as stolen on ${day}. The uploader said it’s theirs, and it wasn’t decided within 7 days, so the new upload is visible again.`;
export const unlistedSince = (since: string, name: string) =>
  `Unlisted since ${since}. Held until a moderator decides. ${name} knows why and can appeal.`;
export const unlistedUntil = (since: string, until: string) =>
  `Unlisted since ${since}. Visible again on ${until} unless you decide.`;
export const objection = (name: string, words: string) => `${name} says it’s theirs: “${words}”`;
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
export const uploader = 'The uploader';
export const howMuchOfNewer = 'Opacity of the newer one';
export const percent = (n: number) => `${n}%`;
export const turnedBack = 'Un-mirrored for comparison.';
export const whatWasFound = 'What was found';
export const changed = (isMirrored: boolean, cropped: number) => {
  if (isMirrored && cropped)
    return `The newer picture is the older one mirrored and cropped by about ${cropped}%.`;
  if (isMirrored) return 'The newer picture is the older one mirrored.';
  return cropped
    ? `The newer picture is the older one cropped by about ${cropped}%.`
    : 'Not mirrored or cropped.';
};
export const bitsDiffer = (n: number) => `Hashes differ in ${n} of 64 bits; up to 10 count as similar.`;
export const confirmed = (percent: number) => `Confirmed on 32 x 32 pixels: ${percent}% alike.`;
export const others = (n: number) =>
  n === 0 ? 'No other similar works.' : n === 1 ? 'One other similar work.' : `${n} other similar works.`;

export const dismissHint = 'Different works, or both can stay. This pair won’t be compared again.';
export const hideNewer = 'Hide the newer one';
export const hideNewerHint =
  'It’s removed from all lists, and its files go offline within a minute. The uploader can appeal.';
export const markStolen = 'Hide, and mark as stolen';
export const markStolenHint = 'As above, and future uploads like it are held until a moderator decides.';
export const hideOlder = 'Hide the older one';
export const hideOlderHint = 'The newer upload is the original.';
export const messageTo = (name: string) => `Message to ${name}`;
export const partOfStatement = 'Part of the statement of reasons.';
export const bothNotified = 'If you hide one, both members are notified. Your decision is logged.';
