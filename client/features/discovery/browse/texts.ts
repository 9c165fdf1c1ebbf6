import { plural } from '#client/lib/sentence.ts';

export const trending = 'Trending';
export const whatMembersLikeMostRight = 'What members like most right now.';
export const featured = 'Featured';
export const chosenByOurModerators = 'Chosen by our moderators.';
export const following = 'Following';
export const newWorksFromArtists = 'New artworks from the artists you follow.';
export const everyWorkInThisCategory = 'Every artwork in this category.';
export const allArtworks = 'All artworks';
export const everyWorkOnAtelier = 'Every artwork on Atelier.';
export const artworks = 'Artworks';
export const nothingHereYet = 'Nothing here yet';
export const beFirstInThisCategory = 'Be the first to upload to this category.';
export const uploadArtwork = 'Upload Artwork';
export const noArtworksMatch = 'No artworks match';
export const removeAFilter = 'Remove a filter or clear them all.';
export const clearFilters = 'Clear Filters';
export const artistsToFollow = 'Artists to follow';
export const nothingPublishedYet = 'The artists you follow haven’t published anything yet';
export const discoverArtists = 'Discover artists';
export const youreNotFollowingAnyoneYet = 'You’re not following anyone yet';
export const followArtistsToSeeTheir = 'Follow artists to see their new artworks here.';
export const checkBackLater = 'Check back later, or discover new artists.';
export const underUsd100 = 'Under $100';
export const usd100To500 = '$100 to $500';
export const usd500To1000 = '$500 to $1,000';
export const usd1000AndUp = '$1,000 and up';
export const forSale = 'For sale';
export const nftAvailable = 'NFT Available';
export const filterArtworks = 'Filter artworks';
export const newest = 'Newest';
export const mostLiked = 'Most liked';
export const priceLowToHigh = 'Price, low to high';
export const priceHighToLow = 'Price, high to low';
export const bestMatch = 'Best match';
export const sort = 'Sort';
export const resultsFor = (meant: string) => `Results for “${meant}”`;
export const searchFailed = 'Search failed.';
export const noResultsFor = (words: string) => `No results for “${words}”`;
export const tryDifferentWordsOrBrowse = 'Try different words or browse all artworks.';
export const browseAllArtworks = 'Browse all artworks';
export const artists = 'Artists';
export const artistsNotLoaded = 'The artists couldn’t be loaded.';
export const showAllArtists = 'Show all artists';
export const followers = (n: number) =>
  plural(n, { one: '{followersCount} follower', other: '{followersCount} followers' });
export const noResultsWithTheseFilters = (words: string) =>
  `No results for “${words}” with these filters. Remove one or clear them all.`;
export const noArtworksFor = (words: string) => `No artworks for “${words}”`;
export const artworksCount = (n: number, artworks: string) =>
  plural(n, { one: `${artworks} artwork`, other: `${artworks} artworks` });
export const filters = 'Filters';
export const showAllFound = (found: string) => `Show all ${found}`;
export const showFound = (found: string) => `Show ${found}`;
export const worksNotLoaded = 'The artworks couldn’t be loaded.';
export const inspiration = 'Inspiration';
export const courses = 'Courses';
export const projects = 'Projects';
export const instructorLessons = (instructor: string, n: number, lessons: string) =>
  plural(n, { one: `${instructor}, ${lessons} lesson`, other: `${instructor}, ${lessons} lessons` });
export const couldNotBeLoaded = (name: string) => `${name} couldn’t be loaded.`;
export const showAllVideos = 'Show all videos';
export const showAllCourses = 'Show all courses';
export const showAllProjects = 'Show all projects';
export const searchForInstead = 'Search for “{corrected}” instead';
export const saveThisSearch = 'Save this search';
export const searchSaved = 'Search saved';
export const weWillNotifyYou = 'We’ll notify you when new works match.';
export const youSavedTheMost = (most: number) => `You’ve saved ${most} searches. Delete one to save another.`;
export const quoted = (words: string) => `“${words}”`;
export const error = 'Error';
export const searching = 'Searching';
export const noArtworkMatchesAll = 'No artwork matches exactly';
export const foundForSale = (found: string, forSale: string) => `${found}, ${forSale} for sale`;
export const also = '. Also ';
export const sold = 'Sold';
export const nothingFound = 'Nothing found';
export const artistsCount = (n: number, artists: string) =>
  plural(n, { one: `${artists} artist`, other: `${artists} artists` });
export const videosCount = (n: number, videos: string) =>
  plural(n, { one: `${videos} video`, other: `${videos} videos` });
export const coursesCount = (n: number, courses: string) =>
  plural(n, { one: `${courses} course`, other: `${courses} courses` });
export const projectsCount = (n: number, projects: string) =>
  plural(n, { one: `${projects} project`, other: `${projects} projects` });
export const filtersInUse = 'Filters in use';
export const remove = (name: string) => `Remove ${name}`;
export const mood = 'Mood';
export const color = 'Color';
export const tone = 'Tone';
export const price = 'Price';
export const category = 'Category';
export const artist = 'Artist';
export const excluded = 'Excluded';
export const byArtist = (name: string) => `By ${name}`;
export const without = (word: string) => `Without ${word}`;
export const onGround = (color: string) => `On ${color}`;
export const underPrice = (price: string) => `Under ${price}`;
export const upToPrice = (price: string) => `Up to ${price}`;
export const overPrice = (price: string) => `Over ${price}`;
export const priceAndUp = (price: string) => `${price} and up`;
export const priceRange = (least: string, most: string) => `${least} to ${most}`;
export const MOODS = {
  calm: 'Calm',
  warm: 'Warm',
  loud: 'Loud',
  lonely: 'Lonely',
  joyful: 'Joyful',
  sad: 'Sad',
  dreamy: 'Dreamy',
  mysterious: 'Mysterious',
  romantic: 'Romantic',
  fresh: 'Fresh',
  cold: 'Cold',
  dramatic: 'Dramatic',
  playful: 'Playful',
  nostalgic: 'Nostalgic',
  elegant: 'Elegant',
  earthy: 'Earthy',
  wild: 'Wild',
} as const;
export const TONES = {
  warmth: 'Warm',
  cool: 'Cool',
  light: 'Light',
  dark: 'Dark',
  pastel: 'Pastel',
  vivid: 'Vivid',
  muted: 'Muted',
  monochrome: 'Monochrome',
  blackwhite: 'Black and white',
  contrast: 'High contrast',
} as const;
export const pickAnotherColor = 'Pick another color';
export const clear = 'Clear';
export const fromPrice = 'From';
export const toPrice = 'To';
export const enterAnAmount = 'Enter an amount such as 120.';
export const to = 'to';
export const apply = 'Apply';
export const fewerWordsMatch = 'Fewer words match';
export const closeMatches = 'Close matches';
export const otherArtworks = 'Other artworks';
export const youMayLike = (words: string, kept: string, isMore: boolean) =>
  `${isMore ? 'Nothing else' : 'Nothing'} matches “${words}”${kept && ` (${kept})`}. You may like these.`;
export const orList = (last: string, others: string) => `${others} or ${last}`;
export const closeTo = (word: string) => `close to “${word}”`;
export const anyOfThese = (words: string, rest: string) => [words, rest].filter(Boolean).join(', ');
