/** Apart from the rest, because Home offers Premium too. */

export const fullAccessToAllInsight = 'Full access to all insight courses';
export const higherCommissionRates = 'Higher commission rates';
export const unlimitedUploadsAndStorage = 'Unlimited uploads and storage';
export const unlockFullAccess = 'Unlock Full Access';
export const freeMembersWatchPreviews =
  'Free members watch 20-second previews. Premium unlocks every course.';
export const subscribeNow = 'Subscribe Now';
export const aMonth = '{premiumPriceUsd}/month';
export const featureComingSoon = 'Feature Coming Soon';
export const premiumComingSoon = 'Premium subscriptions will be available soon!';
