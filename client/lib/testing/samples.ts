/** Records as the API sends them, for component tests. */
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
  coverImageUrl: null,
  hidesAi: false,
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
  user: { ...person, id: '44444444-4444-4444-8444-444444444444', firstName: 'Teodor', lastName: 'Vance' },
};

export const artworkDetailSample = {
  ...artworkSample,
  createdAt: new Date(NOW),
  updatedAt: new Date(NOW),
  isPhysical: false,
  deliveryCost: '0.00',
  soldAt: null,
  soldPrice: null,
  orderId: null as string | null,
  isReserved: false,
  isHidden: false,
  isFeatured: false,
  mayHaveOriginal: false,
  licence: null,
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
  amount: '260.00',
  deliveryCost: '0.00',
  artistAmount: '234.00',
  commissionAmount: '26.00',
  commissionRate: '0.1000',
  failureMessage: null,
  buyerId: artworkSample.userId,
  total: '260.00',
  isPhysicalItem: false,
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
  refund: null,
  artwork: {
    id: artworkSample.id,
    title: artworkSample.title,
    imageUrl: artworkSample.imageUrl,
    altText: null,
    medium: null,
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

/** Of a work that is sent, with 20 dollars for the way; not shipped yet. */
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
