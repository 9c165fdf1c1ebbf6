import { plural } from '#client/lib/sentence.ts';

export const alerts = 'Alerts';
export const savedOf = (saved: number, most: number) =>
  plural(saved, { one: `${saved} of ${most} saved searches`, other: `${saved} of ${most} saved searches` });
export const newSearch = 'New search';
export const notLoaded = 'Your saved searches couldn’t be loaded.';
export const noneYet = 'No alerts yet';
export const saveOne =
  'Search for something, then choose “Save this search.” We’ll notify you when a new work matches.';
export const BLUE_PAPER = 'blue paper under 500';
export const tryBluePaper = `Try “${BLUE_PAPER}”`;
export const whatTheyAre = 'Searches you saved. We’ll notify you when new works match.';
export const rightAway = 'Right away';
export const dailyEmail = 'Daily email';
export const howToHear = (name: string) => `How to notify you about ${name}`;
export const isOn = (name: string) => `Alerts for ${name}`;
export const newSince = (found: string, on: string) => `${found} new since ${on}`;
export const nothingNewSince = (on: string) => `Nothing new since ${on}`;
export const pausedOn = (on: string) => `Paused on ${on}`;
export const isNew = 'New';
export const seeAll = (name: string) => `See all artworks for ${name}`;
export const searchedFor = (name: string) => `Search terms of ${name}`;
export const moreFor = (name: string) => `More options for ${name}`;
export const edit = 'Edit';
export const editTitle = 'Edit saved search';
export const editHint = 'If you change the search, its list of new works starts over.';
export const name = 'Name';
export const words = 'Words';
export const wordsHint = 'Words, moods, colors and prices, as in the search box';
export const save = 'Save';
export const saving = 'Saving...';
export const deleteSearch = 'Delete';
export const deleted = (searchName: string) => `Deleted ${searchName}`;
export const undo = 'Undo';
export const error = 'Error';
export const rightAwayMeans =
  'Right away means the bell, within a minute. Daily emails go out at 9:00 AM your time.';
export const rightAwayMeansOnly = 'Right away means the bell, within a minute.';
