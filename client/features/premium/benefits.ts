/** The spec's six benefits with their details. Figures: shared/kernel/commission.ts, decisions "Premium". */
import * as texts from './texts.ts';
export const BENEFITS: readonly { title: string; worth: string }[] = [
  { title: texts.fullAccessToAllInsight, worth: texts.everyLessonFromStart },
  { title: texts.priorityCustomerSupport, worth: texts.weAnswerYourRequestsFirst },
  { title: texts.advancedPortfolioAnalytics, worth: texts.visitorsSourcesAndSales },
  { title: texts.featuredArtistOpportunities, worth: texts.oneSpotlightPlaceIsReserved },
  { title: texts.higherCommissionRates, worth: texts.youKeep92Percent },
  { title: texts.unlimitedUploadsAndStorage, worth: texts.freeMembersUpload },
];
