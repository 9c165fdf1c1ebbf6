/** The columns of a CSV: those of an export, under its names or similar ones. */

/** What each is called, without case, spaces and signs. The first is the export's own name. */
const NAMES = {
  id: ['id'],
  title: ['title', 'name'],
  picture: ['imageurl', 'image', 'picture', 'photo', 'file', 'filename'],
  pictures: ['images', 'pictures', 'photos', 'files', 'moreviews', 'views'],
  description: ['description', 'text'],
  altText: ['alttext', 'alternativetext', 'alt'],
  medium: ['medium', 'technique', 'material'],
  category: ['category'],
  making: ['making', 'howwasthismade', 'howitwasmade'],
  tags: ['tags', 'keywords'],
  widthMm: ['widthmm'],
  heightMm: ['heightmm'],
  depthMm: ['depthmm'],
  widthCm: ['widthcm'],
  heightCm: ['heightcm'],
  depthCm: ['depthcm'],
  widthIn: ['widthin', 'widthinches'],
  heightIn: ['heightin', 'heightinches'],
  depthIn: ['depthin', 'depthinches'],
  isForSale: ['isforsale', 'forsale'],
  price: ['price', 'priceusd'],
  editionSize: ['editionsize', 'edition'],
  isOpenToOffers: ['isopentooffers', 'opentooffers'],
  leastOffer: ['leastoffer', 'lowestoffer'],
  isPhysical: ['isphysical', 'physical', 'shipped'],
  deliveryCost: ['deliverycost', 'delivery', 'shipping', 'shippingcost'],
  deliveryProfile: ['deliveryprofileid', 'deliveryprofile'],
  isNftAvailable: ['isnftavailable', 'nft', 'nftavailable'],
  allowsAiTraining: ['allowsaitraining', 'aitraining', 'allowaitraining'],
  soldAt: ['soldat', 'sold'],
  soldCount: ['soldcount'],
  isHidden: ['ishidden'],
} as const satisfies Record<string, readonly string[]>;
export type Column = keyof typeof NAMES;

/** What an export says of a work that a new one can't have. Its sides are those of the picture, in pixels. */
const OF_EXPORTS = new Set([
  'width',
  'height',
  'featured_at',
  'licence',
  'credit',
  'likes_count',
  'views_count',
  'comments_count',
  'created_at',
  'updated_at',
]);

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const BY_NAME = new Map<string, Column>(
  Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column as Column] as const)),
);

/** A row's texts; a column that is not there is absent. */
export type Cells = Partial<Record<Column, string>>;

export const columnsOf = (names: readonly string[]): (Column | undefined)[] =>
  names.map((name) => BY_NAME.get(bare(name)));

/** The columns that nothing is read of. */
export function unreadOf(names: readonly string[]): string[] {
  const isExport = names.includes('image_url');
  return names.filter((name) => name && !BY_NAME.has(bare(name)) && !(isExport && OF_EXPORTS.has(name)));
}
