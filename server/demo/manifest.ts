/** The demo gallery's content as written in media/manifest.json: people, works, videos, comments, courses and ads. */
import manifest from './media/manifest.json' with { type: 'json' };
import type { Category } from '#shared/artworks/categories.ts';
import type { InspirationCategory, InspirationType } from '#shared/inspiration/contract.ts';

export interface DemoPerson {
  slug: string;
  firstName: string;
  lastName: string;
  artistName: string | null;
  bio: string;
  city: string | null;
  borough: string | null;
  isProfessional: boolean;
  role: string;
  /** Credits a photographer for a license: no sign-in, no figures. */
  isCreditProfile?: boolean;
  cover: string | null;
  avatar: string;
}
export interface DemoWork {
  id: number;
  file: string;
  title: string;
  alt: string;
  description: string;
  category: Category;
  artist: string;
  priceUsd: number | null;
  isForSale: boolean;
  isNftAvailable: boolean;
  medium: string;
  /** The subject and the mood; tags of the medium are added: see making.ts. */
  tags: string[];
  license: string;
  author: string;
  sourceUrl?: string;
  sourceFile?: string;
  changes?: string;
}
interface DemoComment {
  content: string;
  author: string;
  artwork: number;
}

export interface DemoAd {
  /** A banner's image, or the video. */
  file: string;
  /** The banner for narrow screens. */
  variant?: string;
  poster?: string;
  type: 'banner' | 'video';
  title: string;
  advertiserName: string;
  alt: string;
  clickUrl: string;
}
/** A video of the Hub. */
export interface DemoVideo {
  slug: string;
  file: string;
  poster: string;
  captions: string;
  title: string;
  description: string;
  category: InspirationCategory;
  type: InspirationType;
  artist: string;
}
export interface DemoCourse {
  image: string;
  title: string;
  description: string;
  instructor: string;
  rating: number;
  reviewsCount: number;
  isPremium: boolean;
  lessons: { title: string; /** Of the film. */ video: string }[];
}

const source = manifest as unknown as {
  people: DemoPerson[];
  artworks: DemoWork[];
  comments: DemoComment[];
  ads: DemoAd[];
  courses: DemoCourse[];
  videos: DemoVideo[];
};

export const PEOPLE = source.people;
export const WORKS = source.artworks;
export const COMMENTS = source.comments;
export const ADS = source.ads;
export const COURSES = source.courses;
export const VIDEOS = source.videos;
/** The members who sign in; the others are credited photographers. */
export const MEMBERS = PEOPLE.filter((person) => !person.isCreditProfile);

export const CREDIT_SLUGS = new Set(PEOPLE.filter((person) => person.isCreditProfile).map((p) => p.slug));
export const MODERATOR = 'june-abara';
/** The rest of the team, and members who are reported; they have no works and no part in the gallery's history. */
export const ADMIN = {
  slug: 'ada-lund',
  firstName: 'Ada',
  lastName: 'Lund',
  bio: 'Runs the gallery.',
  joinedDaysAgo: 900,
};
export const NEWCOMERS = [
  {
    slug: 'lars-ekholm',
    firstName: 'Lars',
    lastName: 'Ekholm',
    bio: '500 followers by tonight.',
    joinedDaysAgo: 12,
  },
  { slug: 'noor-halaby', firstName: 'Noor', lastName: 'Halaby', bio: 'Woodcuts.', joinedDaysAgo: 1 },
  {
    slug: 'ilse-marsh',
    firstName: 'Ilse',
    lastName: 'Marsh',
    bio: 'Prints and other sheets.',
    joinedDaysAgo: 40,
  },
];
/** Has looked around and follows no one yet. */
export const LOOKING_AROUND = {
  slug: 'edda-winter',
  firstName: 'Edda',
  lastName: 'Winter',
  city: 'Tallinn',
  joinedDaysAgo: 9,
};
/** Signed up a moment ago: the first minutes are ahead. */
export const NEW_HERE = { slug: 'jonas-field', firstName: 'Jonas', lastName: 'Field', city: 'Lisbon' };
export const SUBSCRIBERS = new Set(['noor-halabi', 'mina-okoro']);
export const DEMO_PASSWORD = 'atelier-demo';
export const emailOf = (slug: string): string => `${slug}@atelier.test`;
