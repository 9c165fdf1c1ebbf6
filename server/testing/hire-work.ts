/** A running project with every kind of caller, through the real app. */
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { TestApp } from './app.ts';
import { createMember } from './factories.ts';
import { createApplication, createProject } from './hire.ts';
import type { TestMember } from '#server/testing/factories.ts';

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the endpoint answers with
  body: any;
}
export interface Job {
  project: HireProjectRow;
  client: TestMember;
  designer: TestMember;
  /** Applied too, but was not chosen. */
  applicant: TestMember;
}

/** In progress unless `fields` say otherwise. */
export async function createJob(
  app: TestApp,
  fields: Partial<Parameters<typeof createProject>[1]> = {},
): Promise<Job> {
  const [client, designer, applicant] = await Promise.all([
    createMember(app),
    createMember(app),
    createMember(app),
  ]);
  const project = await createProject(app, {
    status: 'in_progress',
    agreedPrice: '500.00',
    upfrontPaid: true,
    startedAt: app.ctx.clock.now(),
    clientId: client.id,
    designerId: designer.id,
    ...fields,
  });
  const projectId = project.id;
  await createApplication(app, { projectId, designerId: designer.id, status: 'accepted' });
  await createApplication(app, { projectId, designerId: applicant.id, status: 'closed' });
  return { project, client, designer, applicant };
}

/** @param path below /api */
export async function askAs(
  app: TestApp,
  who: { cookie: string } | null,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(who ? { cookie: who.cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}
