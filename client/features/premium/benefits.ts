/** The six benefits with their details. */
import { type Rates, keptPercent } from '#shared/kernel/commission.ts';
import { t } from '#client/lib/t.ts';

export const benefits = ({
  commissionRate,
  premiumCommissionRate,
}: Rates): readonly { title: string; worth: string }[] => [
  { title: t('Full access to all insight courses'), worth: t('Every lesson from start to finish.') },
  { title: t('Priority customer support'), worth: t('We respond to your requests first.') },
  {
    title: t('Advanced portfolio analytics'),
    worth: t(
      'Visitors, sources and sales of each work for up to 12 months, compared with the previous period.',
    ),
  },
  {
    title: t('Featured artist opportunities'),
    worth: t('One Artist Spotlight spot is reserved for a Premium artist.'),
  },
  {
    title: t('Higher commission rates'),
    worth: t('You receive {premium} of each sale instead of {free}.', {
      premium: keptPercent(premiumCommissionRate),
      free: keptPercent(commissionRate),
    }),
  },
  {
    title: t('Unlimited uploads and storage'),
    worth: t('Free members can upload 20 artworks a month, up to 2 GB in total.'),
  },
];
