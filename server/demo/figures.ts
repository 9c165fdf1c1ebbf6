/**
 * Target figures of the seeded gallery. The numbered works are those that the design's screenshots
 * show in these positions.
 */

/** 412 likes and 486 followers make a rating of 4.9; 15 awards. */
export const LEADER = 'mina-okoro';
export const LEADER_AWARDS = 15;

const LIKES: Record<number, number> = {
  // The works of the leading artist, 412 in all.
  3: 96,
  12: 88,
  18: 18,
  23: 47,
  36: 42,
  47: 33,
  57: 27,
  60: 61,
  // The landing page's wall, from its middle outwards.
  22: 104,
  10: 98,
  28: 84,
  11: 76,
  42: 72,
  48: 66,
  33: 64,
  54: 62,
  // The landing page's sections, the award winners and the invitation.
  2: 54,
  4: 60,
  5: 58,
  17: 70,
  35: 82,
  25: 52,
  // Photographers are credited and do not compete.
  7: 21,
  13: 34,
  20: 29,
  32: 26,
  37: 38,
  44: 31,
  51: 24,
  56: 19,
  19: 40,
};
const MAX_ELSEWHERE = 56;

/** Target likes of a work, by its number in the manifest. */
export const likesOf = (id: number): number => LIKES[id] ?? Math.min(12 + ((id * 29) % 71), MAX_ELSEWHERE);

export const FOLLOWERS: Record<string, number> = {
  'mina-okoro': 486,
  'noor-halabi': 402,
  'rosalba-nieto': 365,
  'dario-quintela': 344,
  'hanne-fjeld': 318,
  'kwame-lisle': 298,
  'teodor-vance': 277,
  'ottilie-brandt': 251,
  'suvi-raunio': 143,
  'edmund-achter': 37,
};

/** Published in the last two weeks, newest first. */
const NEWEST = [1, 7, 16, 18, 19, 6, 20, 8, 9, 21, 13, 27];
/** Published months ago: popular works. */
const ESTABLISHED = [33, 60, 48, 22, 5, 54, 3, 25, 42, 28, 36, 2, 11, 23];
/** Published before the last turn of the year. */
export const VETERANS = [12, 10, 4];
/** Yesterday's daily winner, and last month's leader. */
export const DAILY_WINNER = 17;
export const MONTHLY_LEADER = 35;

/** Every work without a planned date, newest first. */
export function orderOfPublication(ids: number[]): number[] {
  const planned = new Set([...NEWEST, ...ESTABLISHED, ...VETERANS, MONTHLY_LEADER]);
  return [...NEWEST, ...ids.filter((id) => !planned.has(id)), ...ESTABLISHED];
}
