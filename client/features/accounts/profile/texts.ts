import { plural } from '#client/lib/sentence.ts';

export const artistSpotlight = 'Artist Spotlight';
export const artistsNotLoaded = 'The artists couldn’t be loaded.';
export const professionalArtistFollowers = (n: number) =>
  plural(n, {
    one: 'Professional Artist, {followersCount} follower',
    other: 'Professional Artist, {followersCount} followers',
  });
export const artistFollowers = (n: number) =>
  plural(n, { one: 'Artist, {followersCount} follower', other: 'Artist, {followersCount} followers' });
export const message = 'Message';
export const following = 'Following';
export const followersText = (n: number, followersCount: string) =>
  plural(n, { one: `${followersCount} follower`, other: `${followersCount} followers` });
export const loading = 'Loading';
export const hiddenByAModerator =
  'Hidden by a moderator. Only the member and moderators can see this profile.';
export const youBlocked = (profile: string) => `You blocked ${profile}. You won’t see each other’s work.`;
export const followers = 'Followers';
export const membersWhoFollow = (name: string) => `Members who follow ${name}`;
export const membersFollows = (name: string) => `Members ${name} follows`;
export const listNotLoaded = 'The list couldn’t be loaded.';
export const noFollowersYet = 'No followers yet.';
export const notFollowingAnyoneYet = 'Not following anyone yet.';
export const followersCount = (n: number) =>
  plural(n, { one: '{followersCount} follower', other: '{followersCount} followers' });
export const error = 'Error';
export const collaborate = 'Collaborate';
export const statistics = 'Statistics';
export const editProfile = 'Edit profile';
export const youUnblocked = (profile: string) => `You unblocked ${profile}`;
export const unblock = 'Unblock';
export const profileSaved = 'Profile saved';
export const onlyYourFirstName = 'Only your first name and city are required.';
export const saving = 'Saving...';
export const save = 'Save';
export const coverImage = 'Cover image';
export const coverImageHint = 'Shown across the top of your profile. JPG, PNG, GIF or WebP, up to 10 MB.';
export const aboutYou = 'About you';
export const basicInformation = 'Basic Information';
export const howOtherMembersWillKnow = 'How other members will know you.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const artistName = 'Artist name';
export const shownOnYourWorksInstead = 'Shown on your works instead of your name.';
export const location = 'Location';
export const soPeopleNearbyCanFind = 'So people nearby can find you.';
export const city = 'City';
export const borough = 'Borough';
export const socialMediaLinks = 'Social Media Links';
export const fullLinks = 'Full links, starting with https.';
export const instagram = 'Instagram';
export const instagramExample = 'https://instagram.com/…';
export const twitter = 'Twitter';
export const twitterExample = 'https://x.com/…';
export const linkedin = 'LinkedIn';
export const linkedinExample = 'https://linkedin.com/in/…';
export const website = 'Website';
export const websiteExample = 'https://…';
export const profileImage = 'Profile image';
export const dailyWinner = 'Daily Winner';
export const monthlyLeader = 'Monthly Leader';
export const yearlyChampion = 'Yearly Champion';
export const awards = 'Awards';
export const awardsNotLoaded = 'The awards couldn’t be loaded.';
export const showMore = 'Show more';
export const followingCountFollowing = '{followingCount} following';
export const totalLikesCount = (n: number) =>
  plural(n, { one: '{totalLikes} total like', other: '{totalLikes} total likes' });
export const rating = '{profile} rating';
export const awardsCount = (n: number) =>
  plural(n, { one: '{awardsCount} award', other: '{awardsCount} awards' });
export const professionalArtist = 'Professional Artist';
export const photographer = 'Photographer';
export const artist = 'Artist';
export const collector = 'Collector';
export const member = 'Member';
export const memberSince = (createdAt: number) => `Member since ${createdAt}`;
export const worksOwned = (n: number) => plural(n, { one: '{n} work owned', other: '{n} works owned' });
export const collectionsCount = (n: number) => plural(n, { one: '{n} collection', other: '{n} collections' });
