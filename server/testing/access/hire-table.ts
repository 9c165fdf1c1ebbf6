/** The access table of projects and portfolios: see table.ts. */
import * as a from './fixtures.ts';
import * as h from './hire-fixtures.ts';
import {
  APPLICANTS,
  MODERATOR,
  NO_ONE,
  OWNER,
  OWNER_AND_MODERATOR,
  PARTIES,
  PARTIES_AND_MODERATOR,
  PARTY,
  UNBLOCKED,
  type Row,
  on,
} from './rows.ts';

const PROJECT = () => ({
  title: 'A quiet logo',
  description: 'For a shop that sells tea.',
  budget: '500',
  timeframe: 'Two weeks',
});
const STEP = () => ({ title: 'Sketches' });
const NOTES = () => ({ notes: 'As said.' });
const PLAN = () => ({ name: 'plan.pdf', size: 100, contentType: 'application/pdf' });
const OWN: Row[] = [];

export const HIRE_ACCESS: Record<string, Row[]> = {
  'GET /api/hire-projects': OWN,
  'GET /api/hire-projects/:id': [
    on(a.project, UNBLOCKED),
    on(a.hiddenProject, OWNER_AND_MODERATOR),
    on(a.deal, UNBLOCKED),
    on(a.hiddenDeal, PARTIES_AND_MODERATOR),
  ],
  'POST /api/hire-projects': [
    on(a.member, UNBLOCKED, (it) => ({ ...PROJECT(), designerId: it.id })),
    on(a.hiddenMember, OWNER_AND_MODERATOR, (it) => ({ ...PROJECT(), designerId: it.id })),
  ],
  'PUT /api/hire-projects/:id': [
    on(a.project, OWNER, PROJECT),
    on(a.hiddenProject, OWNER, PROJECT),
    on(a.deal, OWNER, PROJECT),
  ],
  // The client's own project and a second application give 409.
  'POST /api/hire-projects/:id/apply': [
    on(a.project, UNBLOCKED),
    on(a.hiddenProject, OWNER_AND_MODERATOR),
    on(a.deal, UNBLOCKED),
  ],
  'PUT /api/hire-projects/:id/application': [on(a.project, PARTY), on(a.deal, APPLICANTS)],
  // Also for a project the applicant can no longer see.
  'DELETE /api/hire-projects/:id/application': [
    on(a.project, PARTY),
    on(a.hiddenProject, PARTY),
    on(a.deal, APPLICANTS),
    on(a.hiddenDeal, APPLICANTS),
  ],
  'GET /api/hire-projects/:id/applications': [
    on(a.project, OWNER_AND_MODERATOR),
    on(a.hiddenProject, OWNER_AND_MODERATOR),
    on(a.deal, OWNER_AND_MODERATOR),
  ],
  'PUT /api/hire-projects/:id/applications/:applicationId/shortlisted': [
    on(a.project, OWNER, () => ({ isShortlisted: true })),
    on(a.hiddenProject, OWNER, () => ({ isShortlisted: true })),
    on(a.deal, OWNER, () => ({ isShortlisted: true })),
  ],
  'POST /api/hire-projects/:id/applications/:applicationId/decline': [
    on(a.project, OWNER, () => ({ reason: 'We look for another hand.' })),
    on(a.deal, OWNER, () => ({ reason: 'We look for another hand.' })),
  ],
  'POST /api/hire-projects/:id/accept': [
    on(a.project, OWNER, (it) => ({ applicationId: it.id })),
    on(a.hiddenProject, OWNER, (it) => ({ applicationId: it.id })),
    on(a.deal, OWNER, (it) => ({ applicationId: it.id })),
  ],
  // A pending project has no designer.
  'POST /api/hire-projects/:id/deliver': [on(a.project, NO_ONE), on(a.deal, PARTY), on(a.hiddenDeal, PARTY)],
  'POST /api/hire-projects/:id/changes': [
    on(a.project, OWNER, () => ({ note: 'A warmer green.' })),
    on(a.deal, OWNER, () => ({ note: 'A warmer green.' })),
  ],
  'POST /api/hire-projects/:id/approve': [on(a.project, OWNER), on(a.deal, OWNER)],
  'POST /api/hire-projects/:id/pay-rest': [on(a.project, OWNER), on(a.deal, OWNER)],
  'POST /api/hire-projects/:id/cancel': [on(a.project, OWNER), on(a.deal, OWNER), on(a.hiddenDeal, OWNER)],
  'POST /api/hire-projects/:id/dispute': [
    on(a.project, OWNER, () => ({ reason: 'Nobody answers.' })),
    on(a.deal, PARTIES, () => ({ reason: 'Nobody answers.' })),
  ],
  'POST /api/hire-projects/:id/resolve': [
    on(a.project, MODERATOR, () => ({ outcome: 'complete', note: 'It is done.' })),
    on(h.disputedJob, MODERATOR, () => ({ outcome: 'cancel', note: 'It is not done.' })),
    on(a.deal, MODERATOR, () => ({ outcome: 'complete', note: 'It is done.' })),
  ],
  'GET /api/hire-projects/:id/disputes': [
    on(a.project, OWNER_AND_MODERATOR),
    on(a.deal, PARTIES_AND_MODERATOR),
    on(a.hiddenDeal, PARTIES_AND_MODERATOR),
  ],
  'GET /api/hire-projects/:id/timeline': [
    on(a.project, OWNER_AND_MODERATOR),
    on(a.deal, PARTIES_AND_MODERATOR),
    on(a.hiddenDeal, PARTIES_AND_MODERATOR),
  ],
  'PUT /api/hire-projects/:id/review': [
    on(a.project, OWNER, () => ({ rating: 5 })),
    on(a.deal, PARTIES, () => ({ rating: 5 })),
    on(h.finishedJob, PARTIES, () => ({ rating: 5 })),
  ],
  'GET /api/hire-projects/:id/reviews': [
    on(a.project, UNBLOCKED),
    on(a.deal, UNBLOCKED),
    on(h.finishedJob, UNBLOCKED),
    on(h.hiddenFinishedJob, PARTIES_AND_MODERATOR),
  ],
  'GET /api/users/:id/hire-reviews': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'GET /api/hire-projects/:id/milestones': [
    on(a.project, OWNER_AND_MODERATOR),
    on(a.deal, PARTIES_AND_MODERATOR),
    on(a.hiddenDeal, PARTIES_AND_MODERATOR),
  ],
  'POST /api/hire-projects/:id/milestones': [
    on(a.project, OWNER, STEP),
    on(a.deal, PARTIES, STEP),
    on(h.disputedJob, PARTIES, STEP),
  ],
  'PUT /api/hire-projects/:id/milestones/:milestoneId': [on(h.proposedStep, PARTIES, STEP)],
  'DELETE /api/hire-projects/:id/milestones/:milestoneId': [on(h.proposedStep, PARTIES)],
  // The party that did not propose the step agrees to it.
  'POST /api/hire-projects/:id/milestones/:milestoneId/agree': [on(h.proposedStep, OWNER)],
  'POST /api/hire-projects/:id/milestones/:milestoneId/complete': [on(h.begunStep, PARTY, NOTES)],
  'POST /api/hire-projects/:id/milestones/:milestoneId/approve': [on(h.doneStep, OWNER, NOTES)],
  'POST /api/hire-projects/:id/milestones/:milestoneId/changes': [on(h.doneStep, OWNER, NOTES)],
  'GET /api/hire-projects/:id/files': [
    on(a.project, OWNER),
    on(a.deal, PARTIES),
    on(a.hiddenDeal, PARTIES),
    on(h.disputedJob, PARTIES_AND_MODERATOR),
  ],
  // The raw paths of a file and its preview are in features/hire/files/file-access.test.ts.
  'POST /api/hire-projects/:id/files/upload': [
    on(a.project, OWNER, PLAN),
    on(a.hiddenProject, OWNER, PLAN),
    on(a.deal, PARTIES, PLAN),
    on(h.disputedJob, PARTIES, PLAN),
  ],
  'POST /api/hire-projects/:id/files': [on(h.askedFile, OWNER, (it) => ({ fileId: it.id }))],
  'GET /api/users/:id/portfolio': [on(a.member, UNBLOCKED), on(a.hiddenMember, OWNER_AND_MODERATOR)],
  'POST /api/portfolio': OWN,
  'PUT /api/portfolio/:id': [on(h.piece, OWNER, () => ({ title: 'Tea', imageUrl: '/objects/tea' }))],
  'DELETE /api/portfolio/:id': [on(h.piece, OWNER)],
  'PUT /api/portfolio-order': [on(h.piece, OWNER, (it) => ({ ids: [it.id] }))],
};
