/** The six benefits with their details. */
import { type Rates, keptPercent } from '#shared/kernel/commission.ts';
import * as unlockTexts from './unlock-texts.ts';
import * as texts from './texts.ts';

export const benefits = ({
  commissionRate,
  premiumCommissionRate,
}: Rates): readonly { title: string; worth: string }[] => [
  { title: unlockTexts.fullAccessToAllInsight, worth: texts.everyLessonFromStart },
  { title: texts.priorityCustomerSupport, worth: texts.weAnswerYourRequestsFirst },
  { title: texts.advancedPortfolioAnalytics, worth: texts.visitorsSourcesAndSales },
  { title: texts.featuredArtistOpportunities, worth: texts.oneSpotlightPlaceIsReserved },
  {
    title: unlockTexts.higherCommissionRates,
    worth: texts.youKeepOfYourSales(keptPercent(premiumCommissionRate), keptPercent(commissionRate)),
  },
  { title: unlockTexts.unlimitedUploadsAndStorage, worth: texts.freeMembersUpload },
];
