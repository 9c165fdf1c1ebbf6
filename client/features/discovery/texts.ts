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
export const browseByCategory = 'Browse by category';
export const allResultsFor = 'All results for {figure}';
export const enter = 'Enter';
export const back = 'Back';
export const noLicensedWorksRightNow = 'No licensed works right now.';
