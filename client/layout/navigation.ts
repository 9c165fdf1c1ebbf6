/** What the navigation leads to. A screen adds its line here when it exists. */
import {
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

export interface Destination {
  href: string;
  label: string;
  icon: LucideIcon;
}

export const MAIN: readonly Pick<Destination, 'href' | 'label'>[] = [
  { href: paths.home(), label: 'Discover' },
  { href: paths.inspiration(), label: 'Inspiration' },
  { href: paths.education(), label: 'Courses' },
  { href: paths.forHire(), label: 'For Hire' },
];

export const SECTIONS: readonly { title: string; items: readonly Destination[] }[] = [
  {
    title: 'Browse',
    items: [
      { href: paths.home(), label: 'Home', icon: House },
      { href: paths.browse({ filter: 'trending' }), label: 'Trending', icon: Flame },
      { href: paths.browse({ filter: 'featured' }), label: 'Featured', icon: Sparkles },
      { href: paths.browse({ filter: 'following' }), label: 'Following', icon: Users },
    ],
  },
  {
    title: 'Services',
    items: [{ href: paths.forHire(), label: 'For Hire', icon: BriefcaseBusiness }],
  },
  {
    title: 'My Account',
    items: [
      { href: paths.purchases(), label: 'Purchases', icon: ShoppingBag },
      { href: paths.sales(), label: 'Sales', icon: Store },
      { href: paths.receipts(), label: 'Receipts', icon: Receipt },
    ],
  },
];

/** Behind one's own face, below the profile. */
export const ACCOUNT: readonly Pick<Destination, 'href' | 'label'>[] = [
  { href: paths.purchases(), label: 'Purchases' },
  { href: paths.sales(), label: 'Sales' },
  { href: paths.receipts(), label: 'Receipts' },
  { href: paths.subscribe(), label: 'Premium' },
  { href: paths.support(), label: 'Contact support' },
  { href: paths.credits(), label: 'Credits' },
];

export const QUICK: readonly Destination[] = [
  { href: paths.home(), label: 'Discover', icon: House },
  { href: paths.education(), label: 'Courses', icon: BookOpen },
  { href: paths.upload(), label: 'Upload', icon: Plus },
  { href: paths.inspiration(), label: 'Inspiration', icon: Lightbulb },
  { href: paths.forHire(), label: 'For Hire', icon: BriefcaseBusiness },
];
