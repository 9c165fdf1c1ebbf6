import type { IconComponent } from '#client/ui/icons.ts';
import { Banknote, Handshake, Palette, Store, Tag, Truck } from '#client/ui/icons.ts';
import { t, tn } from '#client/lib/t.ts';

export const ACTIONS = ['price', 'sale', 'offers', 'delivery', 'category', 'tags'] as const;
/** What can be done to several works at once. */
export type Action = (typeof ACTIONS)[number] | 'delete';

export const ACTION_NAMES: Record<(typeof ACTIONS)[number], readonly [name: string, icon: IconComponent]> = {
  price: [t('Price'), Banknote],
  sale: [t('For sale'), Store],
  offers: [t('Offers'), Handshake],
  delivery: [t('Delivery'), Truck],
  category: [t('Category'), Palette],
  tags: [t('Tags'), Tag],
};

/** The line of what was done, and of what was not. */
export function outcomeTitles(action: Action | 'undo', changed: number, refused: number) {
  switch (action) {
    case 'price':
      return {
        done: tn(changed, '{n} price changed', '{n} prices changed'),
        stays: tn(refused, '{n} price wasn’t changed', '{n} prices weren’t changed'),
      };
    case 'delete':
      return {
        done: tn(changed, '{n} deleted', '{n} deleted'),
        stays: tn(refused, '{n} wasn’t deleted', '{n} weren’t deleted'),
      };
    case 'undo':
      return {
        done: tn(changed, '{n} change undone', '{n} changes undone'),
        stays: tn(refused, '{n} change couldn’t be undone', '{n} changes couldn’t be undone'),
      };
    default:
      return {
        done: tn(changed, '{n} work changed', '{n} works changed'),
        stays: tn(refused, '{n} work wasn’t changed', '{n} works weren’t changed'),
      };
  }
}
