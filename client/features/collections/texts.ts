import { plural } from '#client/lib/sentence.ts';

export const saved = 'Saved';
export const liked = 'Liked';
export const collections = 'Collections';
export const newCollection = 'New collection';
export const error = 'Error';

export const forSaleFrom = '{count} for sale, from {price}';
export const forSale = '{count} for sale';
export const sort = 'Sort';
export const lastSaved = 'Last saved';
export const lastLiked = 'Last liked';
export const priceLowToHigh = 'Price, low to high';
export const forSaleFirst = 'For sale first';
export const nothingSavedYet = 'Nothing saved yet';
export const tapTheBookmark = 'Tap the bookmark on a work to save it here. Only you see this list.';
export const nothingLikedYet = 'Nothing liked yet';
export const tapTheHeart = 'Works you like appear here.';
export const browseAll = 'Browse all artworks';
export const savedMostThisWeek = 'Saved most this week';

export const worksCount = (n: number) => plural(n, { one: '{n} work', other: '{n} works' });
export const newWorks = (n: number) => `${n} new`;
export const collectionsNotLoaded = 'The collections couldn’t be loaded.';
export const collectionsYouFollow = 'Collections you follow';
export const noCollectionsYet = 'No collections yet';
export const putWorksTogether =
  'Put works together for a room, a gift or a theme. Only you see it until you change that.';
export const byMember = (name: string) => `By ${name}`;
export const moreFor = (title: string) => `More options for ${title}`;

export const aPrivateCollection = 'Only you see it until you change that.';
export const title = 'Title';
export const note = 'Note';
export const create = 'Create';
export const creating = 'Creating...';
export const save = 'Save';
export const saving = 'Saving...';
export const cancel = 'Cancel';

export const worksUpdated = (n: number, day: string) =>
  plural(n, { one: `{n} work, updated ${day}`, other: `{n} works, updated ${day}` });
export const savedCollections = 'Saved / Collections';
export const editTitleAndNote = 'Edit title and note';
export const whoCanSeeIt = (now: string) => `Who can see it: ${now}`;
export const share = 'Share';
export const copied = 'Link copied';
export const privateIsNotShared = 'Make it public or visible by link to share it.';
export const duplicate = 'Duplicate';
export const duplicated = 'Collection duplicated';
export const deleteCollection = 'Delete collection';
export const deleteTitle = (title: string) => `Delete “${title}”?`;
export const deleteConsequences = 'The works stay on Atelier; their order and your notes are lost.';
export const deleted = 'Collection deleted';
export const deleteIt = 'Delete';
export const deleting = 'Deleting...';
export const hidden = 'Hidden by a moderator';
export const hiddenByModerator = 'Hidden by a moderator. No one else can see this collection.';
export const follow = 'Follow';
export const following = 'Following';
export const by = 'By {name}';
export const works = 'Works';
export const worksNotLoaded = 'The artworks couldn’t be loaded.';
export const nothingHereYet = 'Nothing here yet';
export const addWithTheBookmark = 'Use the bookmark on a work to add it.';
export const emptyForVisitors = 'There are no works in this collection.';
export const collectionFull = 'This collection is full: it has 1,000 works.';

export const cover = 'Cover';
export const moreForWork = (title: string) => `More options for ${title}`;
export const setAsCover = 'Set as cover';
export const addNote = 'Add a note';
export const editNote = 'Edit note';
export const noteOn = (title: string) => `Note on ${title}`;
export const whoReadsNotes = 'Anyone who can see the collection can read this.';
export const moveToStart = 'Move to the beginning';
export const moveToEnd = 'Move to the end';
export const remove = 'Remove';
export const removed = (title: string) => `Removed ${title}`;
export const noLongerAvailable = 'No longer available';
export const onlyYouSeeThisGap = 'Only you see this gap.';
export const pressSpaceToMove =
  'Press Space to pick up a work, arrow keys to move it, Space to drop it, Escape to put it back.';
export const isNowAt = (title: string, place: number, total: number) =>
  `${title} is now at position ${place} of ${total}.`;
export const orderNotSaved = 'The order couldn’t be saved.';

export const worksOwned = 'Works owned';
export const boughtAndShown = (name: string) => `Works ${name} bought on Atelier and chose to show.`;
export const since = (day: string) => `Since ${day}`;
export const boughtAndShownByYou = 'Works you bought on Atelier and chose to show.';
export const whatTheyLookAt = (name: string) => `What ${name} is looking at.`;
export const noCollectionYet = (name: string) => `${name} hasn’t shown any works or collections yet.`;
export const publicOnesOfYours = 'Your public collections appear here.';
export const collectsFrom = 'Collects from';
export const discoverOtherWorks = 'Discover other artworks';
export const collection = 'Collection';
export const collectionNotFound = 'Collection not found';
export const collectionMayBePrivate = 'It may be private or deleted.';
export const collectionNotLoaded = 'This collection couldn’t be loaded';
