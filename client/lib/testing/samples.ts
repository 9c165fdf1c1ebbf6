/** Records as the API sends them, for component tests. */
import type { Draft } from '#shared/drafts/contract.ts';
import { emptyWork } from '#shared/drafts/fields.ts';
import type { Certificate } from '#shared/certificates/contract.ts';
import type { ArtworkDetail, WorkPicture } from '#shared/artworks/contract.ts';
import type { FirstMinutes } from '#shared/accounts/first-minutes/answers.ts';
import type { Purchase } from '#shared/orders/contract.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const NOW = '2026-11-20T10:00:00.000Z';

const person = {
  id: ID,
  firstName: 'Noor',
  lastName: 'Halabi',
  artistName: null,
  profileImageUrl: null,
  isProfessional: false,
};

export const memberSample = {
  ...person,
  email: 'noor@example.com',
  city: 'Marseille',
  borough: null,
  instagramUrl: null,
  twitterUrl: null,
  linkedinUrl: null,
  websiteUrl: null,
  bio: null,
  role: 'member' as const,
  isSubscriber: false,
  followersCount: 0,
  followingCount: 0,
  totalLikes: 0,
  profileCompleted: true,
  profileOfferedAt: null,
  coverImageUrl: null,
  hidesAi: false,
  country: null as string | null,
  deliveredTo: null,
  hasPreviews: true,
  timeZone: 'Europe/Paris',
  awayUntil: null as Date | null,
  backOn: null as string | null,
  suspendedUntil: null as Date | null,
  deletesAt: null as Date | null,
  newTerms: null,
  lastVisitAt: null as Date | null,
  firstMinutes: null as FirstMinutes | null,
  hasSold: false,
  createdAt: new Date(NOW),
  updatedAt: new Date(NOW),
};

export const artworkSample = {
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Down to the Blue',
  description: null,
  imageUrl: '/objects/33333333-3333-4333-8333-333333333333',
  altText: null,
  medium: null,
  width: 1280,
  height: 1600,
  placeholder: '',
  category: 'handmade_art' as const,
  making: 'by_hand' as const,
  tags: [] as string[],
  price: '260.00',
  isForSale: true,
  isSold: false,
  isNftAvailable: false,
  likesCount: 7,
  viewsCount: 20,
  commentsCount: 0,
  userId: '44444444-4444-4444-8444-444444444444',
  createdAt: NOW,
  updatedAt: NOW,
  isLiked: false,
  isSaved: false,
  backOn: null as string | null,
  user: { ...person, id: '44444444-4444-4444-8444-444444444444', firstName: 'Teodor', lastName: 'Vance' },
};

export const draftSample: Draft = {
  id: '66666666-6666-4666-8666-666666666666',
  version: 1,
  fields: { ...emptyWork('cm'), title: 'Half a Fig' },
  images: [],
  publishAt: null,
  failure: null,
  importKey: null,
  createdAt: new Date(NOW),
  updatedAt: new Date(NOW),
};
const pictureOf = ({ imageUrl, altText, width, height, placeholder }: WorkPicture): WorkPicture => ({
  imageUrl,
  altText,
  width,
  height,
  placeholder,
});

/** Of a price agreed on for a work without a delivery profile. */
export const noPromise = { country: null, deliveryDaysFrom: null, deliveryDaysTo: null };

export const artworkDetailSample = {
  ...artworkSample,
  images: [pictureOf(artworkSample)],
  createdAt: new Date(NOW),
  updatedAt: new Date(NOW),
  isPhysical: false,
  deliveryCost: '0.00',
  delivery: null as ArtworkDetail['delivery'],
  deliveryProfileId: null,
  widthMm: null,
  heightMm: null,
  depthMm: null,
  colors: [],
  edition: null as ArtworkDetail['edition'],
  soldAt: null,
  soldPrice: null,
  orderId: null as string | null,
  isReserved: false,
  isHidden: false,
  isFeatured: false,
  allowsAiTraining: false,
  mayHaveOriginal: false,
  isOpenToOffers: false,
  leastOffer: null,
  onHoldUntil: null,
  agreed: null,
  license: null,
  credit: null,
  artistAmount: '234.00',
  commissionRate: '0.1000',
  artist: {
    ...artworkSample.user,
    city: null,
    borough: null,
    bio: null,
    isCreditProfile: false,
    followersCount: 3,
    totalLikes: 7,
    isFollowed: false,
  },
};

const purchase = {
  id: '55555555-5555-4555-8555-555555555555',
  status: 'paid' as const,
  edition: null as Purchase['edition'],
  amount: '260.00',
  deliveryCost: '0.00',
  artistAmount: '234.00',
  commissionAmount: '26.00',
  commissionRate: '0.1000',
  failureMessage: null,
  buyerId: artworkSample.userId,
  total: '260.00',
  isPhysicalItem: false,
  country: null,
  deliveryZone: null,
  deliveryDaysFrom: null,
  deliveryDaysTo: null,
  shippingAddress: null,
  carrier: null,
  trackingNumber: null,
  createdAt: new Date(NOW),
  paidAt: new Date(NOW),
  shippedAt: null,
  deliveredAt: null,
  confirmedAt: null,
  refundedAt: null,
  refundableUntil: new Date('2026-11-23T10:00:00.000Z'),
  agreedUntil: null,
  isShown: false,
  refund: null,
  artwork: {
    id: artworkSample.id,
    title: artworkSample.title,
    imageUrl: artworkSample.imageUrl,
    altText: null,
    medium: null,
    isNftAvailable: false,
    width: 1280,
    height: 1600,
  },
  seller: { id: ID, firstName: 'Noor', lastName: 'Halabi', artistName: null },
};

export const saleSample = {
  ...purchase,
  artworkId: artworkSample.id,
  buyer: {
    id: artworkSample.userId,
    firstName: 'Rosalba',
    lastName: 'Nieto',
    artistName: null,
    email: 'rosalba@example.com',
  },
  payout: {
    status: 'pending' as const,
    amount: '234.00',
    dueAt: new Date('2026-11-23T10:00:00.000Z'),
    paidAt: null,
    heldBy: null,
  },
};

export const addressSample = {
  name: 'Rosalba Nieto',
  line1: 'Calle de la Luna 4',
  city: 'Madrid',
  postalCode: '28004',
  country: 'ES' as const,
};

/** A physical work with 20 dollars for delivery; not shipped yet. */
export const physicalSaleSample = {
  ...saleSample,
  isPhysicalItem: true,
  deliveryCost: '20.00',
  total: '280.00',
  shippingAddress: addressSample,
  refundableUntil: null,
  payout: { ...saleSample.payout, amount: '254.00', dueAt: null },
};

export const adSample = {
  id: '66666666-6666-4666-8666-666666666666',
  title: 'Slow paper',
  imageUrl: '/demo/ads/a.webp',
  narrowImageUrl: '/demo/ads/n.webp',
  videoUrl: null as string | null,
  altText: 'Sheets of paper',
  clickUrl: 'https://example.com/paper',
  advertiserName: 'A paper mill',
};

export const courseSample = {
  id: '88888888-8888-4888-8888-888888888888',
  title: 'Night Photo Basics',
  description: null,
  imageUrl: '/demo/courses/night-photo.webp',
  instructorId: ID,
  price: null as string | null,
  duration: '2 h 10 min',
  durationSeconds: 480,
  rating: '4.70',
  reviewsCount: 86,
  enrolledCount: 138,
  lessonsCount: 3,
  isPremium: true,
  isPublished: true,
  isEnrolled: false,
  createdAt: NOW,
  updatedAt: NOW,
  instructor: person,
};

/** A pending project. */
export const projectSample = {
  id: '99999999-9999-4999-8999-999999999999',
  title: 'A quiet logo',
  description: 'For a shop that sells tea.',
  category: 'logo_design',
  budget: '1000.00',
  budgetText: '$500-$1,000',
  timeline: 'Two weeks',
  timeframe: 'Two weeks',
  requirements: null,
  status: 'pending',
  clientId: ID,
  client: { ...person, createdAt: NOW },
  designerId: null,
  designer: null,
  applicationsCount: 0,
  isHidden: false,
  createdAt: NOW,
  updatedAt: NOW,
  completedAt: null,
};

/** A video of the Hub. */
export const videoSample = {
  id: '77777777-7777-4777-8777-777777777777',
  title: 'Three Inks, Seven Colors',
  description: 'A print through its three drums.',
  thumbnailUrl: null,
  category: 'graphic-design' as const,
  type: 'short-video' as const,
  duration: 44,
  viewCount: 12,
  likeCount: 3,
  isLiked: false,
  isGated: false,
  artistId: ID,
  isPublished: true,
  isHidden: false,
  createdAt: NOW,
  updatedAt: NOW,
  artist: person,
  video: null,
};

const offerParty = (id: number, firstName: string) => ({
  id: `22222222-2222-4222-8222-00000000010${id}`,
  firstName,
  lastName: 'Achter',
  artistName: null,
  profileImageUrl: null,
  isProfessional: false,
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** Received, and waiting for an answer. */
export const offerSample = {
  id: '22222222-2222-4222-8222-000000000001',
  artwork: {
    id: '22222222-2222-4222-8222-000000000001',
    imageUrl: '/objects/1',
    price: '220.00',
    deliveryCost: '0.00',
    isForSale: true,
    isOpenToOffers: true,
    isPhysical: false,
    leastOffer: '170.00',
    edition: null,
  },
  title: 'Dahlia',
  country: null,
  buyer: offerParty(1, 'Edmund'),
  seller: offerParty(2, 'Mina'),
  side: 'seller',
  state: 'offered',
  reason: null,
  amount: '185.00',
  turns: [
    { id: '22222222-2222-4222-8222-000000000001', isMine: false, amount: '185.00', words: 'For the hall.' },
  ],
  deadline: inHours(40),
  closedAt: null,
  createdAt: inHours(-8),
  boughtCount: 0,
  sellerAmount: '170.20',
  commissionRate: '0.0800',
  orderId: null,
  offersLeft: 2,
};

const CERTIFIED_AT = new Date('2026-11-18T12:00:00Z');
export const certificateSample: Certificate = {
  proof: {
    code: '3MDK-T4QX',
    number: 'ATC-2026-3MDK-T4QX',
    issuedAt: CERTIFIED_AT,
    soldAt: CERTIFIED_AT,
    artwork: {
      id: '44444444-4444-4444-8444-444444444444',
      title: 'Market Day',
      imageUrl: `/objects/44444444-4444-4444-8444-444444444444`,
      altText: null,
      medium: 'Digital illustration',
      width: 1600,
      height: 1200,
      widthMm: 600,
      heightMm: 450,
      depthMm: null,
      publishedAt: CERTIFIED_AT,
    },
    artistName: 'Mina Okoro',
    isPhysical: false,
    edition: { number: 13, size: 20 },
    sha256: 'ab12'.repeat(16),
    originalSha256: 'cd34'.repeat(16),
    signed: { statement: '{}', signature: 'x', keyId: 'atl-2026-1' },
    void: null,
    owners: [{ since: CERTIFIED_AT, name: null, isBuyer: true }],
  },
  isOwner: true,
  standing: null,
  linkSince: null,
  transfer: { state: 'open', from: CERTIFIED_AT },
};
