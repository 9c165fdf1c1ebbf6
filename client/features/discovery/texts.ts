import { plural } from '#client/lib/sentence.ts';

export const search = 'Search';
export const searchArtworks = 'Search artworks, artists and projects';
export const suggestionsNotLoaded = 'Suggestions couldn’t be loaded.';
export const noSuggestionsFor = (words: string) => `No suggestions for “${words}”`;
export const suggestionsCount = (n: number) =>
  plural(n, { one: `${n} suggestion`, other: `${n} suggestions` });
export const artworks = 'Artworks';
export const artists = 'Artists';
export const inspiration = 'Inspiration';
export const courses = 'Courses';
export const projects = 'Projects';
export const suggestions = 'Suggestions';
export const recent = 'Recent';
export const clear = 'Clear';
export const clearRecent = 'Clear recent searches';
export const removeRecent = 'Remove';
export const savedSearches = 'Saved searches';
export const alerts = 'Alerts';
export const newCount = (n: number) => `${n} new`;
export const moods = 'Moods';
export const colors = 'Colors';
/** Words, and what they are called. */
export const OPEN_MOODS = { calm: 'Calm', warm: 'Warm', loud: 'Loud', lonely: 'Lonely' } as const;
export const allResultsFor = 'All results for {figure}';
export const enter = 'Enter';
export const back = 'Back';
export const noLicensedWorksRightNow = 'No licensed works right now.';
export const moreToDiscover = 'More to discover';
export const everyWork = 'Every artwork, newest first.';
export const newWorksWillAppearHere = 'New artworks will appear here.';
export const credits = 'Credits';
export const licensesAndSourcesForWorks =
  'Licenses and sources for artworks shown here. All other artworks belong to the artists named beside them. All rights reserved.';
export const creditsNotLoaded = 'The credits couldn’t be loaded.';
