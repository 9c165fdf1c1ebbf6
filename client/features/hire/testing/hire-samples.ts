/** Projects and applications as the API sends them, for component tests. */
import { artworkSample, memberSample } from '#client/lib/testing/samples.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const CLIENT = { ...artworkSample.user, createdAt: '2025-03-02T10:00:00.000Z' };
const { id, firstName, lastName, artistName, profileImageUrl, isProfessional } = memberSample;

/** A project of another member than the other samples. */
export const projectSample = {
  id: '99999999-9999-4999-8999-999999999999',
  title: 'Website for a bakery',
  description: 'Bread of today, and the order form of tomorrow.',
  category: 'web_design',
  budget: '4000.00',
  budgetText: '$2,500-$4,000',
  timeline: '6 weeks',
  timeframe: '6 weeks',
  requirements: 'Works well on old phones.',
  status: 'pending',
  clientId: CLIENT.id,
  client: CLIENT,
  designerId: null as string | null,
  designer: null as object | null,
  applicationsCount: 0,
  isHidden: false,
  createdAt: NOW,
  updatedAt: NOW,
  completedAt: null,
};

export const detailSample = {
  ...projectSample,
  viewerIs: 'member',
  application: null as object | null,
  isInvited: false,
  deal: null,
};

export const workSample = {
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  userId: id,
  title: 'Signs of a market',
  description: null,
  imageUrl: '/objects/33333333-3333-4333-8333-333333333333',
  width: 1200,
  height: 800,
  placeholder: null,
  projectUrl: null,
  category: null,
  skills: null,
  featured: false,
  isHidden: false,
  createdAt: NOW,
  updatedAt: NOW,
};

/** An application of the member of the other samples. */
export const applicationSample = {
  id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  projectId: projectSample.id,
  designer: {
    id,
    firstName,
    lastName,
    artistName,
    profileImageUrl,
    isProfessional,
    city: 'Marseille',
    rating: '4.9',
    ratingsCount: 12,
    finishedCount: 14,
  },
  message: 'I would begin with the bread.',
  price: '3600.00',
  timelineDays: 42 as number | null,
  works: [workSample],
  status: 'sent',
  isShortlisted: false,
  declineReason: null as string | null,
  createdAt: NOW,
  updatedAt: NOW,
};

/** Nothing agreed yet; the amounts are those of the budget. */
export const dealSample = {
  upfrontAmount: '2000.00',
  remainingAmount: '2000.00',
  commissionAmount: '400.00',
  designerAmount: '3600.00',
  agreedPrice: null as string | null,
  upfrontPaid: false,
  finalPaid: false,
  clientApproved: false,
  designerCompleted: false,
  startedAt: null as string | null,
  dueDate: null as string | null,
  deliveredAt: null as string | null,
  approvesItselfAt: null as string | null,
  mayTakeBackAt: null as string | null,
  mayTakeBack: false,
  approvedAt: null as string | null,
  paymentProblem: null as string | null,
  refundedAmount: '0.00',
  transferredAmount: '0.00',
  cancelledAt: null as string | null,
};

/** The project as its client sees it, while pending. */
export const roomSample = { ...detailSample, viewerIs: 'client', deal: dealSample };

/** In progress, at half of a price of 3600 USD. */
export const runningSample = {
  ...roomSample,
  status: 'in_progress',
  designerId: id,
  designer: { id, firstName, lastName, artistName, profileImageUrl, isProfessional },
  deal: {
    ...dealSample,
    agreedPrice: '3600.00',
    upfrontAmount: '1800.00',
    remainingAmount: '1800.00',
    commissionAmount: '360.00',
    designerAmount: '3240.00',
    upfrontPaid: true,
    startedAt: NOW,
    dueDate: '2027-01-01T10:00:00.000Z',
    mayTakeBackAt: '2027-01-15T10:00:00.000Z',
  },
};

/** Responses for a project's parties, with empty lists. */
export const roomReads = (project: { id: string; [field: string]: unknown }) => {
  const read = `GET /api/hire-projects/${project.id}`;
  const lists = ['applications', 'milestones', 'files', 'timeline', 'disputes', 'reviews'];
  return {
    [read]: project,
    ...Object.fromEntries(lists.map((list) => [`${read}/${list}`, [] as object[]])),
  };
};
