/** Milestones and files for the access table. `owner` is the client, `party` the designer. */
import { randomUUID } from 'node:crypto';
import { hireDisputes, projectFiles, projectMilestones } from '#shared/hire/tables.ts';
import type { TestApp } from '../app.ts';
import { createMember } from '../factories.ts';
import { createWork } from '../hire.ts';
import { createJob } from '../hire-work.ts';
import type { Fixture, Subject } from './rows.ts';

async function jobWith(app: TestApp, fields: Parameters<typeof createJob>[1] = {}): Promise<Subject> {
  const { project, client, designer, applicant } = await createJob(app, fields);
  return { id: project.id, owner: client, party: designer, applicant };
}
export const finishedJob: Fixture = (app) =>
  jobWith(app, { status: 'completed', completedAt: app.ctx.clock.now() });
export const hiddenFinishedJob: Fixture = (app) =>
  jobWith(app, { status: 'completed', completedAt: app.ctx.clock.now(), isHidden: true });
export const disputedJob: Fixture = async (app) => {
  const job = await jobWith(app, { status: 'disputed' });
  await app.ctx.db
    .insert(hireDisputes)
    .values({ projectId: job.id, openedBy: job.owner.id, reason: 'It is late.' });
  return job;
};

/** One id for the project and its only milestone, proposed by the designer. */
async function stepWith(
  app: TestApp,
  status: (typeof projectMilestones.$inferSelect)['status'],
): Promise<Subject> {
  const job = await jobWith(app, { id: randomUUID() });
  const { id, party } = job;
  await app.ctx.db
    .insert(projectMilestones)
    .values({ id, projectId: id, title: 'Sketches', status, proposedBy: party!.id });
  return job;
}
export const proposedStep: Fixture = (app) => stepWith(app, 'pending');
export const begunStep: Fixture = (app) => stepWith(app, 'in_progress');
export const doneStep: Fixture = (app) => stepWith(app, 'completed');

/** One id for the project and its only file, for which the client requested a URL. */
export const askedFile: Fixture = async (app) => {
  const job = await jobWith(app);
  const { id } = job;
  await app.ctx.db.insert(projectFiles).values({
    id,
    projectId: id,
    fileName: 'plan.pdf',
    fileUrl: `/api/hire-projects/${id}/files/${id}`,
    fileType: 'application/pdf',
    bytes: 100,
    key: `projects/${id}/${id}/incoming`,
    uploadedBy: job.owner.id,
    createdAt: app.ctx.clock.now(),
    expiresAt: app.ctx.clock.now(),
  });
  return job;
};

/** Created by `owner`. */
export const piece: Fixture = async (app) => {
  const owner = await createMember(app);
  return { id: (await createWork(app, owner.id)).id, owner };
};
