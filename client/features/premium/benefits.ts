/** The spec's six benefits with their details. */
import { type Rates, keptPercent } from '#shared/kernel/commission.ts';
import * as texts from './texts.ts';

export const benefits = ({
  commissionRate,
  premiumCommissionRate,
}: Rates): readonly { title: string; worth: string }[] => [
  { title: texts.fullAccessToAllInsight, worth: texts.everyLessonFromStart },
  { title: texts.priorityCustomerSupport, worth: texts.weAnswerYourRequestsFirst },
  { title: texts.advancedPortfolioAnalytics, worth: texts.visitorsSourcesAndSales },
  { title: texts.featuredArtistOpportunities, worth: texts.oneSpotlightPlaceIsReserved },
  {
    title: texts.higherCommissionRates,
    worth: texts.youKeepOfYourSales(keptPercent(premiumCommissionRate), keptPercent(commissionRate)),
  },
  { title: texts.unlimitedUploadsAndStorage, worth: texts.freeMembersUpload },
];
