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
export const relevance = 'Relevance';
export const sort = 'Sort';
export const moreToDiscover = 'More to discover';
export const everyWork = 'Every artwork, newest first.';
export const newWorksWillAppearHere = 'New artworks will appear here.';
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
export const all = 'All';
export const inspiration = 'Inspiration';
export const courses = 'Courses';
export const projects = 'Projects';
export const resultType = 'Result type';
export const instructorLessons = (instructor: string, n: number, lessons: string) =>
  plural(n, { one: `${instructor}, ${lessons} lesson`, other: `${instructor}, ${lessons} lessons` });
export const couldNotBeLoaded = (name: string) => `${name} couldn’t be loaded.`;
export const showAllVideos = 'Show all videos';
export const showAllCourses = 'Show all courses';
export const showAllProjects = 'Show all projects';
export const searchForInstead = 'Search for “{corrected}” instead';
export const searching = 'Searching';
export const artworksWithTheseFilters = (n: number) =>
  plural(n, {
    one: '{artworks} artwork with these filters',
    other: '{artworks} artworks with these filters',
  });
export const found = '{summary} found';
