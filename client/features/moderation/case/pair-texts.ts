export const changed = (isMirrored: boolean, cropped: number) => {
  if (isMirrored && cropped)
    return `The newer picture is the older one mirrored and cropped by about ${cropped}%.`;
  if (isMirrored) return 'The newer picture is the older one mirrored.';
  return cropped
    ? `The newer picture is the older one cropped by about ${cropped}%.`
    : 'Not mirrored or cropped.';
};
export const others = (n: number) =>
  n === 0 ? 'No other similar works.' : n === 1 ? 'One other similar work.' : `${n} other similar works.`;
