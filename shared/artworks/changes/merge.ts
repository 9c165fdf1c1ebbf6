/** A change of some fields as an edit of the whole work: the same rules, decided alike by the preview and the server. */
import * as z from 'zod/mini';
import { ArtworkEdit } from '../contract.ts';
import type { ArtworkRow } from '../tables.ts';
import { readCents } from '#shared/kernel/money.ts';
import type { WorkChange } from './contract.ts';

export type Fields = Omit<WorkChange, 'id' | 'expectedPrice'>;
/** The fields of a work that a change is merged into; the list of works has those that it can change. */
export type Changeable = Pick<
  ArtworkRow,
  | 'title'
  | 'category'
  | 'making'
  | 'tags'
  | 'isForSale'
  | 'isNftAvailable'
  | 'price'
  | 'editionSize'
  | 'isOpenToOffers'
  | 'leastOffer'
  | 'isPhysical'
  | 'deliveryCost'
  | 'deliveryProfileId'
> &
  Partial<
    Pick<
      ArtworkRow,
      'description' | 'altText' | 'medium' | 'allowsAiTraining' | 'widthMm' | 'heightMm' | 'depthMm'
    >
  >;

const MONEY = new Set(['price', 'leastOffer', 'deliveryCost']);
const plain = (field: string, value: unknown): unknown =>
  MONEY.has(field) ? readCents(value as string | null) : JSON.stringify(value || null);

/** Whether the work has all of it already. */
export const isAlready = (work: Changeable, fields: Fields): boolean =>
  Object.entries(fields).every(
    ([field, value]) =>
      value === undefined || plain(field, work[field as keyof Changeable]) === plain(field, value),
  );

/** Fields that a sold work keeps. */
const OF_SALE = [
  'isForSale',
  'price',
  'editionSize',
  'isOpenToOffers',
  'leastOffer',
  'isPhysical',
  'deliveryCost',
  'deliveryProfileId',
] as const;
export const changesSale = (work: Changeable, fields: Fields): boolean =>
  OF_SALE.some((field) => !isAlready(work, { [field]: fields[field] }));

/** Only works for sale have a price and offers. Who says that it is not for sale means that it has none. */
export const needsSale = ({ isForSale }: Changeable, fields: Fields): boolean =>
  fields.isForSale === undefined &&
  !isForSale &&
  (Boolean(fields.price) || fields.isOpenToOffers === true || Boolean(fields.leastOffer));

/** The whole edit, or what is wrong with it. */
export const mergeChange = (work: Changeable, fields: Fields) =>
  z.safeParse(ArtworkEdit, {
    title: work.title,
    description: work.description ?? '',
    altText: work.altText ?? '',
    medium: work.medium ?? '',
    category: work.category,
    ...(work.making && { making: work.making }),
    tags: work.tags,
    isForSale: work.isForSale,
    isNftAvailable: work.isNftAvailable,
    price: work.isForSale ? work.price : null,
    isOpenToOffers: work.isOpenToOffers,
    leastOffer: work.leastOffer,
    isPhysical: work.isPhysical,
    deliveryCost: work.deliveryCost,
    deliveryProfileId: work.deliveryProfileId,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  });
