/** The navigation's links. A new screen adds its entry here. */
import {
  Bookmark,
  BookOpen,
  BriefcaseBusiness,
  Flame,
  House,
  Lightbulb,
  type LucideIcon,
  Plus,
  Receipt,
  ShoppingBag,
  Sparkles,
  Store,
  Users,
} from 'lucide-react';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export interface Destination {
  href: string;
  label: string;
  icon: LucideIcon;
}

export const MAIN: readonly Pick<Destination, 'href' | 'label'>[] = [
  { href: paths.home(), label: 'Discover' },
  { href: paths.inspiration(), label: texts.inspiration },
  { href: paths.education(), label: texts.courses },
  { href: paths.forHire(), label: texts.forHire },
];

export const SECTIONS: readonly { title: string; items: readonly Destination[] }[] = [
  {
    title: texts.browse,
    items: [
      { href: paths.home(), label: texts.home, icon: House },
      { href: paths.browse({ filter: 'trending' }), label: texts.trending, icon: Flame },
      { href: paths.browse({ filter: 'featured' }), label: texts.featured, icon: Sparkles },
      { href: paths.browse({ filter: 'following' }), label: texts.following, icon: Users },
      { href: paths.saved(), label: texts.saved, icon: Bookmark },
    ],
  },
  {
    title: texts.services,
    items: [{ href: paths.forHire(), label: texts.forHire, icon: BriefcaseBusiness }],
  },
  {
    title: texts.myAccount,
    items: [
      { href: paths.purchases(), label: texts.purchases, icon: ShoppingBag },
      { href: paths.sales(), label: texts.sales, icon: Store },
      { href: paths.receipts(), label: texts.receipts, icon: Receipt },
    ],
  },
];

/** In the account menu, below the profile. */
export const ACCOUNT: readonly Pick<Destination, 'href' | 'label'>[] = [
  { href: paths.alerts(), label: texts.alerts },
  { href: paths.purchases(), label: texts.purchases },
  { href: paths.certificates(), label: texts.certificates },
  { href: paths.sales(), label: texts.sales },
  { href: paths.offers(), label: texts.offers },
  { href: paths.receipts(), label: texts.receipts },
  { href: paths.statistics(), label: texts.statistics },
  { href: paths.subscribe(), label: texts.premium },
  { href: paths.settings('profile'), label: texts.settings },
  { href: paths.support(), label: texts.contactSupport },
  { href: paths.credits(), label: texts.credits },
  { href: paths.legal('terms'), label: texts.terms },
];

export const QUICK: readonly Destination[] = [
  { href: paths.home(), label: 'Discover', icon: House },
  { href: paths.education(), label: texts.courses, icon: BookOpen },
  { href: paths.upload(), label: texts.upload, icon: Plus },
  { href: paths.inspiration(), label: texts.inspiration, icon: Lightbulb },
  { href: paths.forHire(), label: texts.forHire, icon: BriefcaseBusiness },
];
