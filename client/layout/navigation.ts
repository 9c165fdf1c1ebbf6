/** The navigation's links. A new screen adds its entry here. */
import {
  Bookmark,
  BookOpen,
  BriefcaseBusiness,
  Flame,
  House,
  Images,
  Lightbulb,
  type IconComponent,
  Plus,
  Receipt,
  ShoppingBag,
  Sparkles,
  Store,
  Users,
} from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

export interface Destination {
  href: string;
  label: string;
  icon: IconComponent;
}

export const MAIN: readonly Pick<Destination, 'href' | 'label'>[] = [
  { href: paths.home(), label: 'Discover' },
  { href: paths.inspiration(), label: t('Inspiration') },
  { href: paths.education(), label: t('Courses') },
  { href: paths.forHire(), label: t('For Hire') },
];

export const SECTIONS: readonly { title: string; items: readonly Destination[] }[] = [
  {
    title: t('Browse'),
    items: [
      { href: paths.home(), label: t('Home'), icon: House },
      { href: paths.browse({ filter: 'trending' }), label: t('Trending'), icon: Flame },
      { href: paths.browse({ filter: 'featured' }), label: t('Featured'), icon: Sparkles },
      { href: paths.browse({ filter: 'following' }), label: t('Following'), icon: Users },
      { href: paths.saved(), label: t('Saved'), icon: Bookmark },
    ],
  },
  {
    title: t('Services'),
    items: [{ href: paths.forHire(), label: t('For Hire'), icon: BriefcaseBusiness }],
  },
  {
    title: t('My Account'),
    items: [
      { href: paths.purchases(), label: t('Purchases'), icon: ShoppingBag },
      { href: paths.works(), label: t('Your works'), icon: Images },
      { href: paths.sales(), label: t('Sales'), icon: Store },
      { href: paths.receipts(), label: t('Receipts'), icon: Receipt },
    ],
  },
];

/** In the account menu, below the profile. */
export const ACCOUNT: readonly Pick<Destination, 'href' | 'label'>[] = [
  { href: paths.alerts(), label: t('Alerts') },
  { href: paths.purchases(), label: t('Purchases') },
  { href: paths.certificates(), label: t('Certificates') },
  { href: paths.sales(), label: t('Sales') },
  { href: paths.offers(), label: t('Offers') },
  { href: paths.receipts(), label: t('Receipts') },
  { href: paths.statistics(), label: t('Statistics') },
  { href: paths.subscribe(), label: t('Premium') },
  { href: paths.settings('profile'), label: t('Settings') },
  { href: paths.support(), label: t('Contact support') },
  { href: paths.credits(), label: t('Credits') },
  { href: paths.legal('terms'), label: t('Terms and privacy') },
];

export const QUICK: readonly Destination[] = [
  { href: paths.home(), label: 'Discover', icon: House },
  { href: paths.education(), label: t('Courses'), icon: BookOpen },
  { href: paths.upload(), label: t('Upload'), icon: Plus },
  { href: paths.inspiration(), label: t('Inspiration'), icon: Lightbulb },
  { href: paths.forHire(), label: t('For Hire'), icon: BriefcaseBusiness },
];
