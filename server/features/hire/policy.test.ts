import { expect, test } from 'vitest';
import type { Member } from '#server/http/route.ts';
import { whoMay } from '#server/testing/who-may.ts';
import * as policy from './policy.ts';

type Project = Parameters<typeof policy.maySeeProject>[1];
const project: Project = {
  clientId: 'client',
  designerId: 'designer',
  isHidden: false,
  isClientHidden: false,
  isBlocked: false,
};
const PARTIES = ['client', 'designer'];

test.each<[Partial<Project>, string]>([
  [{}, 'client designer stranger moderator admin'],
  [{ isHidden: true }, 'client designer moderator admin'],
  [{ isClientHidden: true }, 'client designer moderator admin'],
  [{ isBlocked: true }, 'client designer moderator admin'],
  [{ isHidden: true, designerId: null }, 'client moderator admin'],
])('%j is seen by: %s', (fields, expected) =>
  expect(whoMay((member) => policy.maySeeProject(member, { ...project, ...fields }), PARTIES)).toBe(expected),
);

test.each<[string, (member: Member) => boolean, string]>([
  ['view the deal', (member) => policy.mayViewDeal(member, project), 'client designer moderator admin'],
  ['decide', (member) => policy.mayDecide(member, project), 'client'],
  ['see applications', (member) => policy.maySeeApplications(member, project), 'client moderator admin'],
  ['act as the client', ({ id }) => policy.partyOf(project, id) === 'client', 'client'],
  ['act as the designer', ({ id }) => policy.partyOf(project, id) === 'designer', 'designer'],
])('who may %s', (_, rule, expected) => expect(whoMay(rule, PARTIES)).toBe(expected));
